import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import { type RaRecord, useGetList, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type Landing, useLanding } from '@/components/feedback/landing';
import { ListRead, ServerPaged } from '@/components/record/listRead';

const Landed = createContext<Landing | undefined>(undefined);

/** Returns the records just added or changed that are on the current page: their rows are scrolled into view and tinted. */
export const useLanded = () => useContext(Landed);

/** Tells whether a record is one of them. */
export const isLanded = (landing: Landing | undefined, { id }: RaRecord): boolean =>
  landing?.ids.some((landed) => String(landed) === String(id)) ?? false;

/** Wraps a table: records just added or changed are scrolled into view, on whichever page they are. */
export const LandedRows = ({ children }: { children: ReactNode }) => <Landed value={useLandedRows()}>{children}</Landed>;

/** Returns the records just added or changed, once the list has read them and has gone to their page. */
function useLandedRows(): Landing | undefined {
  const { resource, page, perPage, setPage } = useListContext();
  const serverPaged = useContext(ServerPaged);
  const landing = useLanding(resource);
  // The rows are in the cache, since the list itself has read them.
  const { data, dataUpdatedAt } = useGetList(resource, useContext(ListRead), { enabled: landing !== undefined });
  // A response from before the save lacks the change.
  const place =
    data && landing && dataUpdatedAt >= landing.since ? data.findIndex((record) => isLanded(landing, record)) : unknown;
  const goal = serverPaged ? newestPage(place, page, landing) : Math.floor(place / perPage) + 1;

  const goTo = useEffectEvent((number: number) => number !== page && setPage(number));
  // Runs again when a popup opens meanwhile, as through the toast's link: its address may still have the previous page.
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname && place !== unknown && goal > 0) goTo(goal);
  }, [place, goal, pathname]);
  return place >= 0 && goal === page ? landing : undefined;
}

/** The index while the rows aren't read; a missing record has the index -1, on page 0. */
const unknown = -2;

/** Returns the page of a list in its server's order: new records are on the first page, others on the current one. */
const newestPage = (place: number, page: number, landing: Landing | undefined) => (place < 0 && landing?.isNew ? 1 : page);
