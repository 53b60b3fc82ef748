import type { SortPayload } from 'react-admin';
import { z } from 'zod/mini';
import { text } from '@/contract/fields';
import { folded } from '@/domain/characters';
import type { Keepsake } from '@/providers/data/useKept';
import { tabMemory } from '@/providers/storage/tabMemory';

/** The look of a list: its search and filters, its order, and its hidden columns. */
export interface ListLook {
  filter: Readonly<Record<string, unknown>>;
  sort: SortPayload;
  hidden: readonly string[];
  /** Rows a page; the list's own where it isn't known, as of views that were saved before it was kept. */
  perPage?: number | undefined;
}

const viewName = text(1, 60, ['more_than', 'cannot_exceed_from']);

/** The schema of the form that names a view. */
export const viewForm = z.object({ view_name: viewName });

const savedView = z.object({
  /** The resource of its list. */
  list: z.string(),
  name: viewName,
  filter: z.record(z.string(), z.unknown()),
  sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
  hidden: z.array(z.string()),
  perPage: z.catch(z.optional(z.int().check(z.positive())), undefined),
});

/** A list's look that a person has given a name. */
export type SavedView = z.output<typeof savedView>;

/** All views of a person, in the order in which they were saved. */
export const savedViews: Keepsake<SavedView[]> = {
  name: 'views',
  schema: z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((views) => views.flatMap((view) => savedView.safeParse(view).data ?? [])),
  ),
};

/** The search of the address that opens a view, from its first page. */
export const searchOf = ({ filter, sort, perPage }: ListLook): string =>
  `?${new URLSearchParams({
    sort: sort.field,
    order: sort.order,
    page: '1',
    ...(perPage && { perPage: String(perPage) }),
    filter: JSON.stringify(filter),
  })}`;

/** Tells whether two looks are the same to a person. */
export const isSameLook = (one: ListLook, other: ListLook): boolean =>
  lookOf(one) === lookOf(other) && (one.perPage ?? other.perPage) === (other.perPage ?? one.perPage);

const lookOf = ({ filter, sort, hidden }: ListLook): string =>
  JSON.stringify([
    Object.entries(filter)
      .filter(([, value]) => (value ?? '') !== '')
      .toSorted(([field], [other]) => (field < other ? -1 : 1)),
    sort.field,
    sort.order,
    [...hidden].toSorted(),
  ]);

/** Tells whether a view has a name, compared as names are everywhere. */
export const isCalled = (view: Pick<SavedView, 'name'>, name: string): boolean => folded(view.name) === folded(name);

const opened = tabMemory('coursedesk.views', z.catch(z.record(z.string(), z.catch(z.optional(savedView), undefined)), {}));

/** The view of a list that was last opened in this tab, as it was then: another tab may have changed it since. */
export const openedView = (list: string): SavedView | undefined => opened.read()[list];

/** Notes which view of a list is open; undefined for none. */
export const noteOpened = (list: string, view: SavedView | undefined): void => opened.write({ ...opened.read(), [list]: view });
