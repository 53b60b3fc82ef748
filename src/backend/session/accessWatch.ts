import type { Person } from '@/backend/handler';
import type { Host } from '@/backend/host';
import { notingWrites } from '@/backend/store/notingWrites';
import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import { noteAmong } from '@/domain/remembered';
import { personUsing } from './tokens';

/** What decides whether somebody is let in, and to what. A new row ends nobody's access. */
const decisive: readonly TableName[] = ['session', 'user', 'role'];

/**
 * Returns the store of a host, which tells in this process once a change that may end somebody's access is stored, and who people are: what is
 * known of somebody is believed for so many milliseconds, unless such a change is told meanwhile.
 */
export function watchAccess(store: Store, believed = 0): Pick<Host, 'store' | 'onAccess' | 'people'> {
  const people = createPeople(store, believed);
  const listeners: (() => void)[] = [people.forget];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const tx: Store['tx'] = async (work, writer) => {
    let isChanged = false;
    const note = () => {
      isChanged = true;
    };
    try {
      return await store.tx((inside) => work(noting(inside, note)), writer);
    } finally {
      // Where the connection broke at the end, it may be stored all the same.
      if (isChanged) tell();
    }
  };
  return { store: { ...noting(store, tell), tx }, onAccess: (listener) => void listeners.push(listener), people };
}

const noting = (store: Store, note: () => void): Store =>
  notingWrites(store, (table, what) => what === 'changed' && decisive.includes(table) && note());

/** The most people who are known at once. */
const mostKnown = 10_000;

function createPeople(store: Store, believed: number): Host['people'] {
  const known = new Map<string, { person: Person; until: number }>();
  let forgotten = 0;
  return {
    async ofSession(session, refresh) {
      // By the token as well, so that the first use of each is seen.
      const name = `${session} ${refresh}`;
      const found = known.get(name);
      if (found && found.until > performance.now()) return found.person;
      const before = forgotten;
      const person = await personUsing(store, session, refresh);
      // What was read before a change says nothing of what is after it.
      if (person && before === forgotten) noteAmong(known, mostKnown, name, { person, until: performance.now() + believed });
      return person;
    },
    forget() {
      forgotten += 1;
      known.clear();
    },
  };
}
