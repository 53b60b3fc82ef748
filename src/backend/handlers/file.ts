import { namingRecords, replaceIn } from '@/backend/files/fileUses';
import type { Context, Handlers } from '@/backend/handler';
import { checkRecordRight, readableTables, rightAreaOf } from '@/backend/history/recordRights';
import { listPage } from '@/backend/records/paging';
import { found, idIn } from '@/backend/records/records';
import { fieldRefusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { type Row, tableNames } from '@/backend/store/tables';
import type { fileCalls } from '@/contract/file';
import { say } from '@/contract/message';
import { mayWrite } from '@/contract/rights';
import { endingIn } from '@/domain/mediaPath';

/** The most records that are named of those that name a file. */
const mostNamed = 100;

/** The stored files, and what names them. */
export const fileHandlers: Handlers<typeof fileCalls> = {
  getFiles: async ({ filter, ...page }, { store, person }) => {
    const naming = [{ by: 'file_use.file_iid', where: readable(person) }] as const;
    const filtered = { where: { ...(filter.id !== undefined && { iid: filter.id }) }, referredBy: naming } as const;
    const rows = await store.list('file', { ...filtered, ...listPage(page) });
    return { rows: await onWire(store, person, rows), total: await store.count('file', filtered) };
  },

  getFile: async ({ id }, { store, person }) =>
    found((await onWire(store, person, [await namedFile(store, person, id)]))[0], 'file_not_found'),

  getFileUses: async ({ id }, { store, person }) => {
    const { iid: file_iid } = await namedFile(store, person, id);
    const own = { file_iid, ...readable(person) };
    const uses = await store.list('file_use', { where: own, sort: ['iid'], limit: mostNamed });
    const count = (where: object) => store.count('file_use', { where: { file_iid, ...where } });
    const all = await count({});
    const data = {
      records: await namingRecords(store, uses),
      others: all - (await count(readable(person))),
      may_replace: all === (await count(changeable(person))),
    };
    return { data };
  },

  replaceFile: async ({ id, file: path }, context) => {
    const { store, person } = context;
    const standing = await namedFile(store, person, id);
    if (path === standing.path) throw fieldRefusal('file', say('same_file'));
    if (kindOf(path) !== kindOf(standing.path)) throw fieldRefusal('file', say('other_kind_of_file'));
    const uses = await store.list('file_use', { where: { file_iid: standing.iid } });
    for (const { area } of uses) checkRecordRight(person, { area }, { writes: true });
    return { msg: say('file_replaced', { count: await replaceIn(context, uses, standing.path, path) }) };
  },
};

type Person = Context['person'];

/** The tables of the rows that a person may look at; all without a condition. */
function readable(person: Person): { area?: readonly string[] } {
  const area = readableTables(person);
  return area ? { area } : {};
}

/** The tables of the rows that a person may change; all without a condition. */
const changeable = ({ rights }: Person): { area?: readonly string[] } =>
  rights ? { area: tableNames.filter((table) => mayWrite(rights, rightAreaOf(table))) } : {};

/** Returns a file that a record names which the person may look at. */
async function namedFile(store: Store, person: Person, id: string): Promise<Row<'file'>> {
  const naming = [{ by: 'file_use.file_iid', where: readable(person) }] as const;
  const [row] = await store.list('file', { where: { iid: idIn(id) }, referredBy: naming });
  return found(row, 'file_not_found');
}

async function onWire(store: Store, person: Person, rows: readonly Row<'file'>[]) {
  const file_iid = rows.map(({ iid }) => iid);
  const uses = await store.countBy('file_use', 'file_iid', { where: { file_iid, ...readable(person) } });
  return rows.map(({ iid: id, path, size, stored_by, stored_date }) => {
    return { id, path, size, uses: uses.get(id) ?? 0, stored_by, stored_date };
  });
}

/** What may stand in the place of what: an image for an image, whatever its format. */
function kindOf(path: string): string {
  const ending = endingIn(path);
  return ['png', 'jpg', 'gif'].includes(ending) ? 'image' : ending;
}
