import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import { type RaRecord, useGetList, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type Landing, useLanding } from '@/components/feedback/landing';
import { ListRead, ServerPaged } from '@/components/record/listRead';

const Landed = createContext<Landing | undefined>(undefined);

/** What was just added or changed and stands on the page that is shown: its rows are brought into sight and tinted. */
export const useLanded = () => useContext(Landed);

/** Whether a record is one of those. */
export const isLanded = (landing: Landing | undefined, { id }: RaRecord): boolean =>
  landing?.ids.some((landed) => String(landed) === String(id)) ?? false;

/** Round a table: what was just added or changed of its list is brought into sight, on whichever page. */
export const LandedRows = ({ children }: { children: ReactNode }) => <Landed value={useLandedRows()}>{children}</Landed>;

/** What was just added or changed of this list, once the list knows of it and shows its page, to which it goes by itself. */
function useLandedRows(): Landing | undefined {
  const { resource, page, perPage, setPage } = useListContext();
  const serverPaged = useContext(ServerPaged);
  const landing = useLanding(resource);
  // What is asked for stands in the browser already, as the list itself has read it.
  const { data, dataUpdatedAt } = useGetList(resource, useContext(ListRead), { enabled: landing !== undefined });
  // What was read before the save doesn't know of it.
  const place =
    data && landing && dataUpdatedAt >= landing.since ? data.findIndex((record) => isLanded(landing, record)) : unknown;
  const goal = serverPaged ? newestPage(place, page, landing) : Math.floor(place / perPage) + 1;

  const goTo = useEffectEvent((number: number) => number !== page && setPage(number));
  // Again where a popup was opened meanwhile, as its toast's link does: its address may not know of the page that was asked for just then.
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname && place !== unknown && goal > 0) goTo(goal);
  }, [place, goal, pathname]);
  return place >= 0 && goal === page ? landing : undefined;
}

/** The place of what isn't known yet; that of what isn't there is -1, on page 0. */
const unknown = -2;

/** Of a list in its server's order: the newest stand on the first page, others are where they are. */
const newestPage = (place: number, page: number, landing: Landing | undefined) => (place < 0 && landing?.isNew ? 1 : page);
