import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isHidden, useMayHide } from './hiding';
import type { DiscussionPlace } from './place';
import type { ReadComments } from './useComments';
import { isOwn, useMe } from './useMe';
import { type Work, workIn } from './work';

/** How often the ages of comments are told anew, in milliseconds. */
const tick = 15_000;

/** Returns the state that the comments on a page share; an address that names what is to be written begins it. */
export function useThread(place: DiscussionPlace, { comments, readAt }: ReadComments) {
  const me = useMe();
  const mayHide = useMayHide();
  const now = useNow(readAt);
  const { hash } = useLocation();
  const [begun, setBegun] = useState<Work | undefined>(() => workIn(hash));
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(begun ? above(comments, begun.iid) : []));
  const [focused, setFocused] = useState<number>();
  const about = begun && comments.find(({ iid }) => iid === begun.iid);
  const isThere = {
    comment: begun?.iid === place.topic_id,
    reply: about !== undefined,
    edit: about !== undefined && isOwn(about, me),
    hide: about !== undefined && mayHide && !isHidden(about),
  };
  const work = begun && isThere[begun.what] ? begun : undefined;
  return useMemo(() => {
    const opened = (iid: number) => setOpen((before) => new Set([...before, iid]));
    return {
      ...{ place, me, readAt, now, work, focused },
      begin: (wanted: Work) => {
        setOpen((before) => new Set([...before, ...above(comments, wanted.iid)]));
        setFocused(undefined);
        setBegun(wanted);
      },
      end: () => {
        setFocused(work && work.what !== 'comment' ? work.iid : undefined);
        setBegun(undefined);
      },
      posted: (iid: number | undefined, parent: number | null) => {
        if (parent !== null) opened(parent);
        setFocused(iid ?? parent ?? undefined);
        setBegun(undefined);
      },
      isOpen: (iid: number) => open.has(iid),
      toggle: (iid: number) => (open.has(iid) ? setOpen(new Set([...open].filter((each) => each !== iid))) : opened(iid)),
    };
  }, [place, comments, me, readAt, now, work, focused, open]);
}

/** Returns the comments above one: they are opened so that it is shown. */
function above(comments: ReadComments['comments'], wanted: number): number[] {
  const parents = new Map(comments.map(({ iid, parent }) => [iid, parent]));
  const way: number[] = [];
  for (let at = parents.get(wanted); at && !way.includes(at); at = parents.get(at)) way.push(at);
  return way;
}

/** Returns the time, read again now and then, and at once when something newer was read. */
function useNow(atLeast: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, atLeast);
}
