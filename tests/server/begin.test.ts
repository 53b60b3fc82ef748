import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@server/config';
import { runBegin } from '@server/seed/begin';
import type { Started } from '@server/start';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '@/contract';
import { programs, startCluster } from './postgresCluster';
import { chooseFirst, ownFolder, send, signIn, startServer } from './testServer';

const email = 'sita@himal.test';

const office = async ({ url }: Started) =>
  z
    .looseObject({ officeName: z.string(), officeLogo: z.string(), demoRecords: z.boolean() })
    .parse(await (await fetch(`${url}/config.json`)).json());

test.each(['PGlite', 'PostgreSQL'])('an office of its own begins in the place of the demo’s records, on %s', async (kind) => {
  if (kind === 'PostgreSQL' && !programs) return;
  const DATA_DIR = ownFolder();
  const variables = { DATA_DIR, ...(kind === 'PostgreSQL' && { DATABASE_URL: await startCluster(programs ?? '') }) };
  const config = readConfig(variables);
  const demo = await startServer(variables);
  expect(await office(demo)).toMatchObject({
    officeName: 'Coursedesk Education Pvt. Ltd.',
    officeLogo: '/media/company_logo/coursedesk-education.png',
    demoRecords: true,
  });
  await demo.stop();

  await expect(runBegin(config)).rejects.toThrow(/^Say who begins: .* all records and files are removed/);
  await expect(runBegin(config, 'sita')).rejects.toThrow(/^Say who begins/);
  expect(existsSync(join(DATA_DIR, 'backups'))).toBe(false);
  const said = await runBegin(config, email);
  expect(said).toMatch(/ is in .*\.tar\.gz: \d+ rows and \d+ files\.\nIts records and files are removed\./);
  expect(readdirSync(join(DATA_DIR, 'backups'))).toHaveLength(1);
  expect(readdirSync(join(DATA_DIR, 'media'), { recursive: true, withFileTypes: true }).filter((each) => each.isFile())).toEqual(
    [],
  );
  await expect(runBegin(config, email)).rejects.toThrow(/ hasn’t the demo’s records: nothing was changed\.$/);

  const own = await startServer(variables);
  expect(own.seeded).toBeUndefined();
  expect(await office(own)).toMatchObject({ officeName: '', officeLogo: '', demoRecords: false });
  const link = said.split('\n').at(-1) ?? '';
  const { access } = await signIn(own, await chooseFirst({ ...own, seeded: { email, link } }));
  const ask = async (path: string) => (await send(own, 'GET', path, undefined, access)).json();
  expect(await ask(calls.getAllCourseCategory.path)).toMatchObject({ data: [] });
  expect(calls.getMenu.reply.parse(await ask(calls.getMenu.path)).data.length).toBeGreaterThan(10);
  const company = {
    company_name: 'Himal Academy',
    company_email: email,
    company_contact: [{ company_contact_no: '9841203345' }],
  };
  expect((await send(own, 'POST', calls.addCompany.path, company, access)).status).toBe(200);
  expect(await office(own)).toMatchObject({ officeName: 'Himal Academy' });
  await own.stop();
});
