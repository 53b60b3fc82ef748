import type { Api } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { everywhere, withRole } from '@tests/contract/withRole';
import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tablesInOrder } from '@/backend/store/foreignKeys';
import type { Store } from '@/backend/store/port';
import { type NewRow, type TableName, tableNames, tables } from '@/backend/store/tables';
import { calls } from '@/contract';
import { mediaPath } from '@/domain/mediaPath';

/** A valid body of each call. */
export const personExamples = {
  findPerson: { terms: 'Bimala Thapa' },
  exportPerson: { terms: 'Bimala Thapa', persons: [] },
  erasePerson: { terms: 'Bimala Thapa', persons: [], left: [] },
} satisfies Examples;

const terms = 'Bimala Thapa\nbimala@thapa.test\n9845012345\nविमला थापा';
/** Each as somebody might have written it. */
const written = [
  'Bimala Thapa',
  'BIMALA&nbsp;<b>thapa</b>',
  'Bim\u200bala_Thapa.pdf',
  'bimala@thapa.test',
  '+977 984-5012345',
  '९८४५०१२३४५',
  'विमला थापाको',
].join(' and ');
const traces = /bim\u200b?ala|thapa|5012345|५०१२३४५|विमला/i;

const find = async (api: Api, access: string, given = terms) =>
  calls.findPerson.reply.parse((await api.call('findPerson', { terms: given }, access)).body).data;

const placesOf = (rows: readonly { area: string; record: number }[]) => rows.map(({ area, record }) => ({ area, record }));

/** JSON in which a name stands. */
const json: Readonly<Record<string, string>> = {
  changes: JSON.stringify([{ field: 'remark', before: written, after: null }]),
  rows: JSON.stringify([{ table: 'faq', row: { iid: 9, faq_title: written } }]),
  answer: JSON.stringify({ status: 200, body: { msg: written } }),
};

/** Writes a person into each text of the last row of each table; one without any gets one. */
async function plant(store: Store): Promise<void> {
  for (const table of tablesInOrder()) {
    const [last] = await store.list(table, { sort: [{ column: 'iid', order: 'desc' }], limit: 1 });
    const row = last ?? (await store.insert(table, anyRow(table)));
    const texts = Object.entries(row).filter(([name, value]) => typeof value === 'string' && !kept.has(name) && !isMoment(value));
    const planted = texts.map(([name, value]) => [name, json[name] ?? `${String(value)} ${written}`]);
    await store.updateEach(table, [{ iid: row.iid, ...Object.fromEntries(planted) }]);
  }
}

/** Makes a row of a table, which refers to the first rows of others. */
function anyRow<T extends TableName>(table: T): NewRow<T> {
  const values: Readonly<Record<string, unknown>> = { number: 1, boolean: false, custom: '2026-11-30T00:00:00.000Z' };
  const own = Object.entries(getTableColumns(tables[table])).filter(([name]) => name !== 'iid');
  const row = Object.fromEntries(
    own.map(([name, { dataType }]) => [name, name === 'user_iid' ? 3 : (values[dataType] ?? json[name] ?? '')]),
  );
  if (!isRow(table, row)) throw new Error(table);
  return row;
}

const isRow = <T extends TableName>(table: T, row: object): row is NewRow<T> =>
  Object.keys(row).every((name) => name in tables[table]);

/** What isn't anybody’s to write: how somebody signs in, and what a row is. */
const kept = new Set(['rights', 'password_hash', 'area', 'kind']);
const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** Tables of which rows are removed. */
const gone = [
  ...['answered_write', 'outbox_mail', 'outside_account', 'password_reset', 'second_factor', 'second_factor_code', 'session'],
  ...['employee_academic', 'employee_language', 'employee_skill', 'employee_training'],
];

const countsOf = async (store: Store) =>
  Promise.all(tableNames.map(async (table) => [table, await store.count(table)] as const)).then(Object.fromEntries);

export const personCases = {
  findPerson: (open) => {
    test('lists a person’s own records, and others that name them, with what they say', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.update('enquiry', 1, { name: 'Bimala Thapa', mobile_no: '+977-9845012345' });
      await store.update('faq', 1, { faq_desc: '<p>Ask <b>Bimala</b> Thapa about it.</p>' });
      const found = await find(api, staff.access);
      expect(found.persons).toMatchObject([{ area: 'enquiry', record: 1, name: 'Bimala Thapa' }]);
      expect(found.mentions).toMatchObject([{ area: 'faq', record: 1, text: expect.stringContaining('Bimala Thapa about') }]);
      expect(found.places).toBe(1);
      expect((await find(api, staff.access, 'Bimal')).persons).toEqual([]);
    });
    test.each(['', 'ab', '12-34', Array.from({ length: 21 }, (_, at) => `Bimala ${at}`).join('\n')])(
      'refuses «%s», which is nobody’s alone',
      async (given) => {
        const { api, staff } = await open();
        const { status, body } = await api.call('findPerson', { terms: given }, staff.access);
        expect([status, body]).toMatchObject([400, { errors: { terms: [expect.any(String)] } }]);
      },
    );
    test('is for those who may change everything', async () => {
      const { api } = await open();
      const { token } = await withRole(api, { ...everywhere('write'), employee: 'read' });
      expect((await api.call('findPerson', { terms }, token)).status).toBe(403);
      expect((await api.call('erasePerson', { terms, persons: [], left: [] }, token)).status).toBe(403);
    });
  },

  exportPerson: (open) => {
    test('answers the values of a person’s records, of those that refer to them, and what names them elsewhere', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.update('student', 1, { full_name: 'Bimala Thapa' });
      await store.update('faq', 1, { faq_desc: 'Bimala Thapa' });
      const body = { terms, persons: [{ area: 'student', record: 1 }] };
      const { data } = calls.exportPerson.reply.parse((await api.call('exportPerson', body, staff.access)).body);
      expect(data).toContainEqual(expect.objectContaining({ area: 'student', field: 'full_name', value: 'Bimala Thapa' }));
      expect(data).toContainEqual(expect.objectContaining({ area: 'enrolment', field: 'student_iid', value: '1' }));
      expect(data).toContainEqual(expect.objectContaining({ area: 'faq', field: 'faq_desc' }));
      expect(data.filter(({ area, field }) => area === 'faq' && field === 'faq_title')).toEqual([]);
      expect(await store.list('activity', { where: { kind: 'person_exported' } })).toHaveLength(1);
    });
  },

  erasePerson: (open) => {
    test('takes a person out of every text of every table; the records stay, and count as before', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await plant(store);
      const before = await countsOf(store);
      const found = await find(api, staff.access);
      const persons = placesOf(found.persons);
      const { status } = await api.call('erasePerson', { terms, persons, left: [] }, staff.access);
      expect(status).toBe(200);
      expect((await api.host.rows()).filter((row) => traces.test(row))).toEqual([]);
      const after = await countsOf(store);
      // Their parts and accesses, mails that wait, and answers; one row tells that somebody was erased.
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      expect(changed.toSorted()).toEqual([...gone, 'activity'].toSorted());
    });
    test('leaves somebody of the same name, and the records that are left', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.update('enquiry', 1, { name: 'Bimala Thapa', mobile_no: '9845012345' });
      await store.update('enquiry', 2, { name: 'Bimala Thapa', email: 'other@thapa.test' });
      await store.update('faq', 1, { faq_desc: 'Bimala Thapa' });
      const [enquiry] = await store.list('enquiry', { where: { iid: 1 } });
      const body = { terms, persons: [{ area: 'enquiry', record: 1 }], left: [{ area: 'faq', record: 1 }] };
      expect((await api.call('erasePerson', body, staff.access)).body).toMatchObject({ data: { persons: 1, places: 0 } });
      const { enquiry_status, course_iid, enquiry_requested_date } = enquiry ?? {};
      const kept = { enquiry_status, course_iid, enquiry_requested_date };
      expect(await store.get('enquiry', 1)).toMatchObject({ ...kept, name: '[erased]', email: null, mobile_no: null });
      expect(await store.get('enquiry', 2)).toMatchObject({ name: 'Bimala Thapa', email: 'other@thapa.test' });
      expect(await store.get('faq', 1)).toMatchObject({ faq_desc: 'Bimala Thapa' });
    });
    test('whoever has only written a person’s record doesn’t own it, and is erased as who wrote it', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const written = { created_by: 'Bimala Thapa', modified_by: 'Bimala Thapa' };
      const [alumni] = await store.list('alumni', { limit: 1 });
      await store.updateMany('alumni', {}, written);
      await store.updateMany('instructor', {}, { modified_by: 'Bimala Thapa' });
      expect((await api.call('deleteAlumni', { alumni_id: alumni?.iid }, staff.access)).status).toBe(200);
      await store.updateMany('history', {}, { created_by: 'Bimala Thapa' });
      const found = await find(api, staff.access);
      expect(found.persons).toEqual([]);
      expect(found.mentions.map(({ area }) => area)).toEqual(expect.arrayContaining(['instructor', 'history', 'recycled']));
      const body = { terms, persons: [], left: [] };
      expect((await api.call('erasePerson', body, staff.access)).body).toMatchObject({
        data: { persons: 0, places: found.places },
      });
      expect((await api.host.rows()).filter((row) => /Bimala/.test(row))).toEqual([]);
      const [entry] = await store.list('recycled', { where: { area: 'alumni' } });
      expect(entry?.rows).toContain(JSON.stringify(alumni?.alumni_name));
    });
    test('a namesake’s record in the recycle bin stays, unless it is said to be theirs', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.update('alumni', 1, { alumni_name: 'Bimala Thapa' });
      expect((await api.call('deleteAlumni', { alumni_id: 1 }, staff.access)).status).toBe(200);
      const [entry] = await store.list('recycled', { where: { area: 'alumni' } });
      const { persons, mentions } = await find(api, staff.access);
      expect(persons).toMatchObject([{ area: 'recycled', record: entry?.iid }]);
      expect(mentions.filter(({ area }) => area === 'recycled')).toEqual([]);
      await api.call('erasePerson', { terms, persons: [], left: [] }, staff.access);
      expect(await store.list('recycled', { where: { area: 'alumni' } })).toEqual([entry]);
      const body = { terms, persons: placesOf(persons), left: [] };
      expect((await api.call('erasePerson', body, staff.access)).body).toMatchObject({ data: { persons: 1 } });
      expect((await api.host.rows()).filter((row) => /Bimala/.test(row))).toEqual([]);
    });
    test('rows that only look alike hide none that names them', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const { iid: _, ...faq } = (await store.get('faq', 1)) ?? expect.fail('There is no FAQ');
      const alike = Array.from({ length: 600 }, (__, at) => ({ ...faq, faq_title: `Bimala Thapaliya ${at}` }));
      await store.insertMany('faq', [...alike, { ...faq, faq_title: 'Bimala Thapa' }]);
      expect(await find(api, staff.access)).toMatchObject({ mentions: [{ area: 'faq', text: 'Bimala Thapa' }], places: 1 });
    });
    test('of an account nothing signs in any more, and its own person can’t erase it', async () => {
      const { api, staff, learner } = await open();
      const { store } = api.host;
      await withRole(api, everywhere('read'));
      const [role] = await store.list('role', { limit: 1 });
      await store.update('user', 3, { role_iid: role?.iid ?? null });
      const before = await store.get('user', 3);
      const given = { terms: 'learner@coursedesk.test', left: [] };
      const own = { ...given, persons: [{ area: 'user', record: 1 }] };
      expect((await api.call('erasePerson', own, staff.access)).status).toBe(400);
      const body = { ...given, persons: [{ area: 'user', record: 3 }] };
      expect((await api.call('erasePerson', body, staff.access)).status).toBe(200);
      expect((await api.call('getSessions', {}, learner.access)).status).toBe(401);
      const erased = await store.get('user', 3);
      expect(erased).toMatchObject({ is_disabled: true, email: 'erased-3@erased.invalid', role_iid: role?.iid });
      // Should anybody enable it, it has neither the password of before nor more rights.
      expect(erased?.password_hash).not.toBe(before?.password_hash);
    });
    test('a form that a colleague has open can’t bring it back', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.update('faq', 1, { faq_desc: 'Bimala Thapa' });
      const before = await store.get('faq', 1);
      await api.call('erasePerson', { terms, persons: [], left: [] }, staff.access);
      expect((await store.get('faq', 1))?.modified_date).not.toBe(before?.modified_date);
    });
    test('a person’s files are removed, and files with their name get another', async () => {
      const { api, staff } = await open();
      const { store, files } = api.host;
      const token = 't'.repeat(43);
      const paths = [`image/${token}/face.png`, `resources/${'u'.repeat(43)}/Bimala Thapa CV.pdf`] as const;
      for (const path of paths) await files.put(path, new Blob(['%PDF-'], { type: 'application/pdf' }));
      await store.update('instructor', 1, { first_name: 'Bimala', middle_name: null, last_name: 'Thapa', image: paths[0] });
      await store.update('faq', 1, { faq_desc: `<a href="${mediaPath(paths[1])}">Bimala Thapa</a>` });
      const found = await find(api, staff.access);
      expect(found.persons).toMatchObject([{ area: 'instructor', record: 1 }]);
      const body = { terms, persons: placesOf(found.persons), left: [] };
      expect((await api.call('erasePerson', body, staff.access)).body).toMatchObject({ data: { files: 2 } });
      for (const path of paths) expect(await files.get(path)).toBeUndefined();
      const renamed = `resources/${'u'.repeat(43)}/[erased] CV.pdf`;
      expect(await store.get('faq', 1)).toMatchObject({ faq_desc: `<a href="${mediaPath(renamed)}">[erased]</a>` });
      expect((await files.get(renamed))?.size).toBe(5);
    });
  },
} satisfies CaseSet;
