import type { SortPayload } from 'react-admin';
import type { Adapter } from '@/providers/data/adapter';

/** The options of each resource that react-admin doesn't have. */
export interface ResourceOptions {
  detailsOf?: DetailsOf;
  titles?: Titles;
  above?: readonly Above[] | undefined;
  /** The resource whose records its rows are, with the same ids, if that is another: their details may lead back to this list. */
  rowsOf?: string | undefined;
  /** The order in which such a list opens; by default by id. */
  sort?: SortPayload | undefined;
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
