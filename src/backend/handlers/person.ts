import { namedFiles, noteFiles, putUses } from '@/backend/files/noteFiles';
import type { Context, Handlers } from '@/backend/handler';
import { isKept } from '@/backend/history/keptTables';
import { notingStore } from '@/backend/history/touchedRows';
import { type Erased, erasePerson } from '@/backend/person/erasePerson';
import { type Mentions, mentionsOf } from '@/backend/person/mentions';
import { chosen, exportPerson, findPerson, isPersonArea } from '@/backend/person/personRows';
import { fieldRefusal, Refusal } from '@/backend/refusal';
import { noteActivity } from '@/backend/session/activity';
import { tableNames } from '@/backend/store/tables';
import { say } from '@/contract/message';
import { type personCalls, termsIn } from '@/contract/person';
import { mayWrite, rightAreas } from '@/contract/rights';

/** What is kept of a person, and its erasure: for those who may change everything, because it may stand anywhere. */
export const personHandlers: Handlers<typeof personCalls> = {
  findPerson: async ({ terms }, { store, person }) => {
    checkAll(person);
    return { data: await findPerson(store, mentionsOf(termsIn(terms))) };
  },

  exportPerson: async ({ terms, persons }, context) => {
    checkAll(context.person);
    const values = await exportPerson(context.store, mentionsOf(termsIn(terms)), chosen(persons));
    await noteActivity(context.store, context, { kind: 'person_exported', about: String(values.length) });
    return { data: values };
  },

  erasePerson: {
    // In a transaction of its own: what it takes out stands in no history.
    async prepare({ terms, persons, left }, context) {
      checkAll(context.person);
      const mentions = mentionsOf(termsIn(terms));
      // An entry of the recycle bin is a person as well.
      const own = chosen(persons.filter(({ area }) => area === 'recycled' || isPersonArea(area)));
      if (own.get('user')?.has(context.person.iid)) throw fieldRefusal('terms', say('own_account_stays'));
      const by = { modified_by: context.person.username, modified_date: context.now.toISOString() };
      // Nobody knows a password with this hash.
      const password_hash = await context.host.passwords.hash(context.host.newToken());
      const done = await context.store.tx(async (tx) => {
        const { store: noting, touched } = notingStore(tx);
        const erased = await erasePerson(noting, { mentions, persons: own, left: chosen(left), by });
        await tx.updateMany('user', { where: { iid: [...(own.get('user') ?? [])] } }, { password_hash });
        await copyFiles(context, mentions);
        await noteFiles({ ...filesIn(context), store: tx }, touched);
        const about = `${erased.persons} + ${erased.places}`;
        await noteActivity(tx, context, { kind: 'person_erased', about });
        return erased;
      }, context.person.iid);
      const files = await removeFiles(context, done, mentions);
      return async () => ({
        data: { persons: done.persons, places: done.places, files },
        msg: say('person_erased', { persons: done.persons, places: done.places, files }),
      });
    },
  },
};

function checkAll({ rights }: Context['person']): void {
  if (!rightAreas.every((area) => mayWrite(rights, area))) throw new Refusal(403, { msg: say('person_for_all_rights') });
}

/** Gives files whose names are erased their new names, beside the old ones. */
async function copyFiles({ host: { files } }: Context, { renamed }: Mentions): Promise<void> {
  for (const [path, next] of renamed) {
    const file = await files.get(path);
    if (file) await files.put(next, await new Response(file.stream(), { headers: { 'content-type': file.type } }).blob());
  }
}

const filesIn = ({ host: { files }, now }: Context) => ({ files, now });

/** Removes the files that were a person's, and those with their names, unless a record that is left names them; returns how many. */
async function removeFiles(context: Context, { paths }: Erased, { renamed }: Mentions): Promise<number> {
  const { store } = context;
  const { files } = context.host;
  const gone = [...new Set([...paths, ...renamed.keys()])];
  const named = await namedStill(context, gone);
  let count = 0;
  for (const path of gone.filter((each) => !named.has(each))) {
    count += (await files.get(path)) ? 1 : 0;
    await files.remove(path);
    await store.tx(async (tx) => {
      await tx.removeMany('file_use', { where: { 'file_iid.path': path } });
      await tx.removeMany('file', { where: { path } });
    });
  }
  return count;
}

/** Returns those of these paths that a row still names. A file that has another name now stays under its old one, too. */
async function namedStill(context: Context, paths: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  if (paths.length === 0) return named;
  const { store } = context;
  const tokens = paths.map((path) => path.split('/')[1]).join('|');
  for (const table of tableNames.filter((each) => each !== 'file')) {
    const rows = (await store.list(table, { mentions: tokens })).map((row) => ({ table, iid: row.iid, paths: namedFiles(row) }));
    const naming = rows.filter((row) => row.paths.some((path) => paths.includes(path)));
    for (const path of naming.flatMap((row) => row.paths)) named.add(path);
    if (isKept(table)) await store.tx((tx) => putUses({ ...filesIn(context), store: tx }, naming));
  }
  return named;
}
