import { sessionStore } from '@/providers/storage/webStorage';
import { locks } from './storage/locks';

const key = 'coursedesk.tab';
const tabLock = (tab: string) => `coursedesk-tab ${tab}`;
/** How long a page that was left may take to release the tab's name, in milliseconds. */
const patience = 3000;

const unsavedLock = (tab: string) => `coursedesk-unsaved ${tab}`;

let name: Promise<string> | undefined;

/** Returns this tab's own name: the same after a reload, and another in a duplicate of the tab. */
export function tabName(): Promise<string> {
  name ??= claimName();
  return name;
}

async function claimName(): Promise<string> {
  const before = sessionStore.getItem(key);
  if (before !== null && (await hold(tabLock(before)))) return before;
  const made = crypto.randomUUID();
  sessionStore.setItem(key, made);
  await hold(tabLock(made));
  return made;
}

/** Whether the tab of this name is open, this one included. */
export async function isTabOpen(tab: string): Promise<boolean> {
  return (await locks.held()).includes(tabLock(tab));
}

let unsaved: Promise<(() => void) | undefined> | undefined;

/** Tells the other tabs whether this one has unsaved work. */
export function noteUnsaved(isUnsaved: boolean): void {
  if (isUnsaved) unsaved ??= tabName().then((tab) => hold(unsavedLock(tab)));
  else {
    void unsaved?.then((release) => release?.());
    unsaved = undefined;
  }
}

/** Whether another tab has unsaved work. */
export async function unsavedElsewhere(): Promise<boolean> {
  const own = unsavedLock(await tabName());
  return (await locks.held()).some((lock) => lock.startsWith(unsavedLock('')) && lock !== own);
}

/** Holds a lock until it is released or the tab is closed; undefined where another tab holds it. */
const hold = (lockName: string): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    locks
      .request(lockName, { signal: AbortSignal.timeout(patience) }, () => new Promise<void>(resolve))
      .catch(() => resolve(undefined));
  });
