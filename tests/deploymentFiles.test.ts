import { existsSync, readFileSync } from 'node:fs';
import { readConfig } from '@server/config';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import manifest from '../package.json' with { type: 'json' };

// No Docker is needed to see that these files name what there is.
const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');
const guide = read('docs/SERVER.md');
const documented = new Set([...guide.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, key]) => key));
const unit = /```ini\n(.*?)```/s.exec(guide)?.[1] ?? '';

const service = z.object({
  image: z.string().optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.looseObject({}).optional(),
  mem_limit: z.string().optional(),
});
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(read('compose.yaml')));
const { app, database, trial } = compose.services;

/** Fills in what `.env` has. */
const filled = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([key, value]) => [
      key,
      value.replace(/\$\{\w+:\?[^}]*\}/g, 's'.repeat(32)).replace(/\$\{\w+:?-([^}]*)\}/g, '$1'),
    ]),
  );

describe('the Dockerfile', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  const sent = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, file = '']) => file);

  test('copies what there is, and what is sent to it', () => {
    for (const file of [...copied, ...sent]) expect(existsSync(file), file).toBe(true);
    for (const file of copied.filter((each) => each !== '.')) {
      expect(
        sent.some((each) => file === each || file.startsWith(`${each}/`)),
        file,
      ).toBe(true);
    }
  });
  test('builds by a script of the package, and starts what that builds', () => {
    for (const [, name = ''] of dockerfile.matchAll(/npm run (\S+)/g)) expect(manifest.scripts).toHaveProperty([name]);
    expect(dockerfile).toContain('CMD ["node", "dist-server/main.js"]');
    expect(manifest.scripts.start).toBe('node dist-server/main.js');
  });
  test('runs the Node that the product is made for, not as root', () => {
    for (const [, version] of dockerfile.matchAll(/FROM node:(\d+\.\d+)/g)) expect(manifest.engines.node).toBe(`>=${version}`);
    expect(dockerfile).toMatch(/^USER node$/m);
  });
  test('sets keys that the server reads', () => {
    for (const [, pairs = ''] of dockerfile.matchAll(/^ENV (.+)$/gm)) {
      for (const key of pairs.split(' ').map((pair) => pair.split('=')[0])) {
        expect(key === 'NODE_ENV' || documented.has(key), key).toBe(true);
      }
    }
  });
});

describe('the compose file', () => {
  test.each([
    ['the application', app],
    ['its trial', trial],
  ])('configures %s as the server allows in production', (_, each) => {
    expect(readConfig({ NODE_ENV: 'production', ...filled(each?.environment) }).SEED).toBe('none');
    for (const key of Object.keys(each?.environment ?? {})) expect(documented).toContain(key);
    // What else the application reads comes from there.
    expect(each?.env_file).toBe('.env');
  });
  test('has the application wait for PostgreSQL, by its name and account', () => {
    expect(app?.depends_on['database']?.condition).toBe('service_healthy');
    expect(database?.healthcheck).toBeDefined();
    const { hostname, username, pathname } = new URL(filled(app?.environment)['DATABASE_URL'] ?? '');
    expect({ POSTGRES_USER: username, POSTGRES_DB: pathname.slice(1) }).toMatchObject({
      POSTGRES_USER: database?.environment['POSTGRES_USER'],
      POSTGRES_DB: database?.environment['POSTGRES_DB'],
    });
    expect(hostname).toBe('database');
  });
  test('keeps the data in volumes that it declares, and gives PGlite 1.5 GB', () => {
    const used = Object.values(compose.services).flatMap(({ volumes }) => volumes.map((each) => each.split(':')[0]));
    expect(used.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
    expect(dockerfile).toContain('VOLUME /data');
    for (const each of [app, trial]) expect(each?.volumes.join()).toMatch(/:\/data$/);
    expect(trial?.mem_limit).toBe('1536m');
  });
  test('publishes the port on which the image listens, on this machine alone', () => {
    for (const each of [app, trial]) expect(each?.ports).toEqual(['127.0.0.1:4173:4173']);
    expect(dockerfile).toMatch(/PORT=4173[\s\S]*EXPOSE 4173/);
  });
});

test('the systemd unit starts the server, and sets keys that it reads', () => {
  expect(unit).toContain('ExecStart=/usr/bin/node dist-server/main.js');
  for (const section of ['[Unit]', '[Service]', '[Install]']) expect(unit).toContain(`${section}\n`);
  const keys = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '));
  for (const key of keys.map((pair) => pair.split('=')[0])) expect(key === 'NODE_ENV' || documented.has(key), key).toBe(true);
});

test('every package that the server imports is installed where it runs', () => {
  const bundled = import.meta.glob<string>(
    ['../server/**/*.ts', '../src/{backend,contract,domain}/**/*.ts', '!../**/*.test.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const named = Object.values(bundled).flatMap((text) => [
    ...text.matchAll(/^(?:import|export) .*?from '((?:@[\w-]+\/)?[\w-]+)/gms),
  ]);
  const packages = new Set(named.map(([, name = '']) => name).filter((name) => !/^(node$|@server|@tests)/.test(name)));
  expect(packages).toContain('hono');
  for (const name of packages) expect(manifest.dependencies).toHaveProperty([name]);
});
