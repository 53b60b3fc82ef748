import { useMemo } from 'react';
import { type ListPaginationContextValue, useResourceContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';
import { type PageSizes, usePageSize } from './Pager';

/**
 * Returns the pages of data that were read in one piece and aren't a list, for a `Pager` inside a `ListPaginationContext`. Page and size
 * are in the address; invalid ones mean the first page and the usual size, and a page past the end means the last one.
 */
export function useAddressPages(total: number, sizes: PageSizes): ListPaginationContextValue {
  const resource = useResourceContext() ?? '';
  const [search, setSearch] = useSearchParams();
  const usual = usePageSize(sizes);
  const perPage = sizes.find((size) => String(size) === search.get('perPage')) ?? usual;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(wholeNumberIn(search.get('page')) ?? 1, pages);

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
      // Keeps the first row in view.
      setPerPage: (size) => set({ page: Math.floor(((page - 1) * perPage) / size) + 1, perPage: size }),
      total,
      resource,
    };
  }, [page, pages, perPage, resource, setSearch, total]);
}
