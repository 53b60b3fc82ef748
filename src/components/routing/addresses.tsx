import { createContext, type ReactNode, useContext } from 'react';
import { type SortPayload, useResourceDefinition } from 'react-admin';
import { useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import type { Adapter } from '@/contract/adapter';
import { beginLeaving, stepsBackTo } from './trail';

const Search = createContext('');

/**
 * Returns the address's search, for links to keep: unlike the address, it doesn't change while popups open and close over a list, so that
 * the list's rows don't render again.
 */
export const useAddressSearch = (): string => useContext(Search);

/** Provides the search to such links. */
export const AddressSearch = ({ children }: { children: ReactNode }) => <Search value={useLocation().search}>{children}</Search>;

/**
 * Returns a function that goes to the screen below the popup, with the list's filters, page and sort as before. The popup doesn't stay in
 * the history: one that was opened over its list goes back to it, any other (of a link, say) is replaced by it.
 */
export function useCloseRoute(): () => void {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const { pathname } = useResolvedPath('..');
  return () => {
    const steps = stepsBackTo(pathname + search);
    if (steps === undefined) void navigate({ pathname, search }, { replace: true });
    else if (beginLeaving(key)) void navigate(-steps);
  };
}

/** Returns the resource's function for the addresses of details; undefined where it has no details. */
export function useDetailsOf(): DetailsOf | undefined {
  const { hasShow, options } = useResourceDefinition<ResourceOptions>();
  return hasShow ? options?.detailsOf : undefined;
}

/** Returns the keys of the titles of the resource around it. */
export function useTitles(): Titles {
  const { options } = useResourceDefinition<ResourceOptions>();
  return options?.titles ?? {};
}

/** The routes of a resource's forms below its name: that which adds a record, and without the record's id that which changes one. */
export interface FormRoutes {
  add: string;
  edit: string;
}

export const usualRoutes: FormRoutes = { add: 'add', edit: 'edit' };

/** Returns the routes of the forms of the resource around it. */
export function useFormRoutes(): FormRoutes {
  const { options } = useResourceDefinition<ResourceOptions>();
  return options?.formRoutes ?? usualRoutes;
}

/** The options of each resource that react-admin doesn't have. */
export interface ResourceOptions {
  detailsOf?: DetailsOf;
  titles?: Titles;
  formRoutes?: FormRoutes | undefined;
  above?: readonly Above[] | undefined;
  /** The resource whose records its rows are, with the same ids, if that is another: their details may lead back to this list. */
  rowsOf?: string | undefined;
  /** The order in which such a list opens; by default by id. */
  sort?: SortPayload | undefined;
  /** Whether its records can be changed only where the server has our own calls below `/rest`. */
  editsOnRest?: boolean | undefined;
  /** Its adapter, once that has loaded. */
  loadedAdapter: () => Adapter | undefined;
}

/** Returns the address of a record's details, given its id as an address has it, and the list that they lead back to. */
export type DetailsOf = (id: string, mainRoute?: string) => string;

/** The keys of the titles of its list and its add form, by which the search finds both; resources beside the course tree have neither. */
export interface Titles {
  list?: string;
  add?: string;
}

/** A parent record of another resource, as the fields of its children have it. */
export interface Above {
  /** The parent's resource. */
  resource: string;
  /** The field of its id; without it, the breadcrumb shows its name alone. */
  id?: string | undefined;
  /** The field of its name. */
  name: string;
  /** The key of another label for the breadcrumb, where a record below it has the same name. */
  label?: string;
}
