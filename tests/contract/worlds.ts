import { expect } from 'vitest';
import { Api, type MakeHost } from './api';
import type { Open, World } from './caseSet';

/** The world that was opened last, while all that it was put to has written nothing. */
let untouched: { open: Open; world: World; rows: string[] } | undefined;

/** Opens worlds on fresh hosts. Only the last one is good: the hosts may share a database. */
export const worldsOn =
  (makeHost: MakeHost): Open =>
  async () => {
    untouched = undefined;
    const api = new Api(await makeHost());
    const staff = await api.signIn('staff@coursedesk.test');
    return { api, staff, learner: await api.signIn('learner@coursedesk.test') };
  };

/** What only asks shares a world with all that has only asked before it, as opening one takes long; it fails where it has written. */
export async function asking<Result>(open: Open, ask: (world: World) => Promise<Result>): Promise<Result> {
  const { world, rows } = untouched?.open === open ? untouched : await opened(open);
  untouched = undefined;
  const result = await ask(world);
  expect(await world.api.host.rows()).toEqual(rows);
  untouched = { open, world, rows };
  return result;
}

async function opened(open: Open) {
  const world = await open();
  return { world, rows: await world.api.host.rows() };
}

/** Does something to a world that writes nothing; it fails where this has written. */
export async function unwritten<Result>({ api }: World, work: () => Promise<Result>): Promise<Result> {
  const before = await api.host.rows();
  const result = await work();
  expect(await api.host.rows()).toEqual(before);
  return result;
}
