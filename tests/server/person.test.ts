import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runBackup } from '@server/backup/commands';
import { readConfig } from '@server/config';
import { faqExamples } from '@tests/contract/cases/faq';
import { expect, test } from 'vitest';
import { calls } from '@/contract';
import { ownFolder, send, signIn, startServer } from './testServer';

const traces = /zubina|5012345|जुबिना/i;
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('who was named everywhere is in no row, no file, and no backup afterwards', async () => {
  const DATA_DIR = ownFolder();
  const server = await startServer({ DATA_DIR });
  const { access } = await signIn(server);
  const ask = async (path: string, body: object, method = 'POST') => {
    const answer = await send(server, method, path, body, access);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  // A former employee, who has done something.
  await ask(calls.inviteStaff.path, {
    ...{ email: 'zubina@thapa.test', first_name: 'Zubina', last_name: 'Thapa' },
    redirect_url: `${server.url}/passwordresetcomplete`,
  });
  // One of the alumni with a picture, which was replaced.
  const form = new FormData();
  const alumni = {
    courses: '1',
    alumni_name: 'Zubina Thapa',
    alumni_achievement: 'First',
    alumni_desc: 'Call 984-5012345',
    rating: '4',
  };
  for (const [name, value] of Object.entries(alumni)) form.set(name, value);
  form.set('alumni_img', new File([picture], 'Zubina.png', { type: 'image/png' }));
  const headers = { authorization: `Bearer ${access}` };
  const made = await fetch(server.url + calls.createAlumni.path, { method: 'POST', body: form, headers });
  const { data } = calls.createAlumni.reply.parse(await made.json());
  await ask(
    calls.editAlumni.path,
    {
      ...alumni,
      courses: 1,
      rating: 4,
      alumni_id: data?.iid,
      alumni_achievement: 'जुबिना थापा',
      modified_remarks: 'Zubina Thapa asked',
    },
    'PATCH',
  );
  // Another of them is in the recycle bin.
  const second = await fetch(server.url + calls.createAlumni.path, { method: 'POST', body: form, headers });
  const binned = calls.createAlumni.reply.parse(await second.json()).data;
  await ask(calls.deleteAlumni.path, { alumni_id: binned?.iid }, 'PATCH');
  // Named in a text.
  const faq = {
    ...faqExamples.createFAQ,
    faq_title: 'Who is Zubina Thapa?',
    faq_desc: '<p>Ask <b>Zubina</b> Thapa, ९८४५०१२३४५</p>',
  };
  await ask(calls.createFAQ.path, faq);

  const terms = 'Zubina Thapa\nzubina@thapa.test\n9845012345\nजुबिना थापा';
  const found = calls.findPerson.reply.parse(await ask(calls.findPerson.path, { terms })).data;
  expect(found.persons.map(({ area }) => area).toSorted()).toEqual(['alumni', 'recycled', 'user']);
  const persons = found.persons.map(({ area, record }) => ({ area, record }));
  await ask(calls.erasePerson.path, { terms, persons, left: [] });
  // What is kept of the act names nobody.
  const [last] = calls.getActivities.reply.parse({
    rows: await (await send(server, 'GET', calls.getActivities.path, undefined, access)).json(),
    total: 0,
  }).rows;
  expect(last).toMatchObject({ kind: 'person_erased', person: 'staff@coursedesk.test' });
  await server.stop();

  const to = join(ownFolder(), 'after.tar.gz');
  await runBackup(readConfig({ DATA_DIR }), to);
  const backup = gunzipSync(readFileSync(to)).toString();
  expect(backup).toContain('erased.invalid');
  const left = Array.from(backup.matchAll(new RegExp(`.{0,200}(?:${traces.source}).{0,60}`, 'gi')), ([around]) => around);
  expect(left).toEqual([]);
  const media = readdirSync(join(DATA_DIR, 'media'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(media.map(({ name }) => name).filter((name) => traces.test(name))).toEqual([]);
  expect(media.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).equals(picture))).toEqual([]);
});
