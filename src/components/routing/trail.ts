import { z } from 'zod/mini';
import { tabMemory } from '@/providers/storage/tabMemory';

/** How many entries are kept: more than one goes through popups before one closes them. */
const most = 20;

/** Addresses by their places in the browser's history; a reload keeps both. */
const trail = tabMemory('coursedesk.trail', z.catch(z.record(z.string(), z.string()), {}));

/** The place of the present entry, as the router keeps it. */
const state = z.catch(z.object({ idx: z.number() }), { idx: 0 });
const placeNow = () => state.parse(window.history.state).idx;

/** Notes the address of the present entry, once the router has gone to it. */
export function noteEntry(address: string): void {
  const here = placeNow();
  const before = Object.entries(trail.read()).filter(([place]) => Number(place) < here && Number(place) >= here - most);
  trail.write({ ...Object.fromEntries(before), [here]: address });
}

/** Returns how many steps back the entry is that shows this address, if only popups over it have followed; otherwise undefined. */
export function stepsBackTo(address: string): number | undefined {
  const known = trail.read();
  const here = placeNow();
  const [path = ''] = address.split('?');
  for (let steps = 1; steps <= most; steps += 1) {
    const entry = known[here - steps];
    if (entry === address) return steps;
    if (!entry?.startsWith(`${path}/`)) return undefined;
  }
  return undefined;
}

/** The entry that is being left. A browser goes back later than it is told to: told twice, it would go twice. */
let left: string | undefined;

/** Notes that an entry, by its key, is being left; returns false if it was noted before. */
export function beginLeaving(key: string): boolean {
  const isFirst = left !== key;
  left = key;
  return isFirst;
}

/** Forgets it: the router has arrived, or somebody chose to stay. */
export function endLeaving(): void {
  left = undefined;
}
