import { createContext } from 'react';
import type { DiscussionPlace } from './place';
import type { Me } from './useMe';
import type { Work } from './work';

/** What the comments on a page share. */
interface Thread {
  place: DiscussionPlace;
  me: Me | undefined;
  /** When the comments were read, and now: milliseconds since 1970, UTC. */
  readAt: number;
  now: number;
  /** What is being written; only one thing at a time. */
  work: Work | undefined;
  begin: (work: Work) => void;
  /** Ends it; what was typed stays a draft unless it was posted. */
  end: () => void;
  /** Called once a comment is posted, with its id, where the server tells it, and that of the comment that it answers. */
  posted: (iid: number | undefined, parent: number | null) => void;
  isOpen: (iid: number) => boolean;
  /** Shows or hides the answers to a comment. */
  toggle: (iid: number) => void;
  /** The comment that takes the focus: it was posted, or its answer or change was ended. */
  focused: number | undefined;
}

const none = () => undefined;

export const ThreadContext = createContext<Thread>({
  place: { topic_id: 0, lesson_id: 0, main_topic: 0, subcourse_slug: '' },
  me: undefined,
  readAt: 0,
  now: 0,
  work: undefined,
  begin: none,
  end: none,
  posted: none,
  isOpen: () => false,
  toggle: none,
  focused: undefined,
});
