import type { Adapter } from '@/providers/data/adapter';

/** What each resource is registered with beside what react-admin asks. */
export interface ResourceOptions {
  detailsOf?: DetailsOf;
  titles?: Titles;
  above?: readonly Above[] | undefined;
  /** Its calls, once they have come. */
  loadedAdapter: () => Adapter | undefined;
}

/** The address of a record's details, by its id as an address has it, and the list to which they lead back. */
export type DetailsOf = (id: string, mainRoute?: string) => string;

/** The keys of its list's title and of its adding form's, by which both are found; what stands beside the course tree has neither. */
export interface Titles {
  list?: string;
  add?: string;
}

/** A record of another resource, as those below it tell of it. */
export interface Above {
  /** That resource's name. */
  resource: string;
  /** The field for its id; without it, the way tells its name alone. */
  id?: string | undefined;
  /** The field for its name. */
  name: string;
  /** What the way calls it instead, a key: where a record below it has the same name. */
  label?: string;
}
