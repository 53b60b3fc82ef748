import { expect } from 'vitest';
import { Api, type MakeHost } from './api';
import type { Open, World } from './caseSet';

/** The world that was opened last, unless something was written to it. */
let untouched: { open: Open; world: World; rows: readonly string[] } | undefined;

/** Returns a function that opens worlds on fresh hosts. Only the last world is usable: hosts may share a database. */
export const worldsOn =
  (makeHost: MakeHost): Open =>
  async () => {
    untouched = undefined;
    const api = new Api(await makeHost());
    const { staff, learner } = api.host.signedIn ?? {
      staff: await api.signIn('staff@coursedesk.test'),
      learner: await api.signIn('learner@coursedesk.test'),
    };
    return { api, staff, learner };
  };

/** Runs requests that only read in a shared world, because opening a new one takes long; fails if they write. */
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

/** Does something in a world; fails if it writes. */
export async function unwritten<Result>({ api }: World, work: () => Promise<Result>): Promise<Result> {
  const before = await api.host.rows();
  const result = await work();
  expect(await api.host.rows()).toEqual(before);
  return result;
}
