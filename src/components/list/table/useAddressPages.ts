import { useMemo } from 'react';
import { type ListPaginationContextValue, useResourceContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { PageSizes } from './pageSizes';

/**
 * The pages of what was read in one piece and isn't a list, for a `Pager` below a `ListPaginationContext`. Page and size stand in
 * the address; where that makes no sense, it is the first page of the first size, and past the end the last page.
 */
export function useAddressPages(total: number, sizes: PageSizes): ListPaginationContextValue {
  const resource = useResourceContext() ?? '';
  const [search, setSearch] = useSearchParams();
  const perPage = sizes.find((size) => String(size) === search.get('perPage')) ?? sizes[0];
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(wholeNumber(search.get('page')), pages);

  return useMemo(() => {
    const set = (change: { page: number; perPage: number }) =>
      setSearch((standing) => {
        for (const [name, value] of Object.entries(change)) standing.set(name, String(value));
        return standing;
      });
    return {
      isLoading: false,
      isPending: false,
      hasPreviousPage: page > 1,
      hasNextPage: page < pages,
      page,
      perPage,
      setPage: (next) => set({ page: next, perPage }),
      // What stood first stays in sight.
      setPerPage: (size) => set({ page: Math.floor(((page - 1) * perPage) / size) + 1, perPage: size }),
      total,
      resource,
    };
  }, [page, pages, perPage, resource, setSearch, total]);
}

/** A page's number as an address has it. */
const wholeNumber = (text: string | null): number => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1);
