import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@server/config';
import { folderOf, takeOff } from '@server/http/folder';
import { placeOf } from '@server/store/connect';
import { addressesOf } from '@server/store/hosts';
import { expect, test } from 'vitest';
import { ownFolder } from './testServer';

const secret = 's'.repeat(32);

test('a developer’s machine needs no configuration', () => {
  expect(readConfig({ DATABASE_URL: '' })).toMatchObject({ HOST: '127.0.0.1', PORT: 4173, DATA_DIR: './data', SEED: 'demo' });
});

test.each([
  [{ SECRET: secret }, 'In production DATABASE_URL must be set, or DATABASE=pglite.'],
  [{ DATABASE: 'pglite' }, 'In production SECRET must be set.'],
  [{ DATABASE: 'pglite', SECRET: 's'.repeat(31) }, 'SECRET must have 32 bytes at least.'],
])('production refuses %j', (variables, reason) => {
  expect(() => readConfig({ NODE_ENV: 'production', ...variables })).toThrow(reason);
});

test.each([
  { DATABASE: 'pglite' },
  { DATABASE_URL: 'postgres://office@localhost/office' },
  { DATABASE_URL: 'postgres://office:a%2Cb@one:5432,two,[::1]:5433/office?sslmode=require' },
])('production takes %j', (variables) => {
  expect(readConfig({ NODE_ENV: 'production', SECRET: secret, ...variables })).toMatchObject({ ...variables, SEED: 'none' });
});

test.each([
  ['PORT', 'high'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/office'],
  ['DATABASE_READ_URL', 'mysql://localhost/office'],
  ['DATABASE_READ_LAG', '1'],
  ['DATABASE_URL', 'postgres://one:5432,two:high/office'],
  ['DATABASE_URL', 'postgres://office:12#3@one,two/office'],
  ['HSTS', 'yes'],
  ['METRICS_TOKEN', 'short'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '1.5'],
  ['SIGN_UP', 'no'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['PUBLIC_URL', 'https://user@example.org'],
  ['PUBLIC_URL', 'https://example.org/desk?a=1'],
  ['PUBLIC_URL', 'https://example.org/desk#a'],
  ['PUBLIC_URL', 'https://example.org//desk'],
  ['PUBLIC_URL', 'https://example.org/a desk'],
])('%s can’t be %s, which isn’t repeated', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} has a value that it can't have.`);
});

test.each(['desk@coursedesk.test', 'Coursedesk <desk@coursedesk.test>', 'कोर्सडेस्क <desk@coursedesk.test>'])(
  'mails by SMTP are from %s',
  (MAIL_FROM) => {
    const SMTP_URL = 'smtps://desk:secret@mail.test:465';
    expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({ SMTP_URL, MAIL_FROM });
    expect(() => readConfig({ SMTP_URL })).toThrow('SMTP_URL is set, so MAIL_FROM must be set.');
    expect(() => readConfig({ SMTP_URL, MAIL_FROM: `${MAIL_FROM}\r\nBcc: all@coursedesk.test` })).toThrow(
      'MAIL_FROM has a value',
    );
  },
);

test.each([
  ['', 0],
  ['false', 0],
  ['0', 0],
  ['true', 1],
  ['1', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i proxies', (TRUST_PROXY, count) => {
  expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toBe(count);
});

test('addresses of other sites are a list', () => {
  expect(readConfig({ CORS_ORIGINS: 'https://a.test, https://b.test,' }).CORS_ORIGINS).toEqual([
    'https://a.test',
    'https://b.test',
  ]);
});

test('an address of several hosts is named whole, without its password', () => {
  expect(placeOf('postgres://clerk:Hi%40dden@one:5432,two/desk')).toEqual({
    title: 'PostgreSQL at one:5432,two/desk',
    user: 'clerk',
    database: 'desk',
  });
  expect(addressesOf('postgres://clerk:a,b@one,two:5433/desk?sslmode=require')).toEqual([
    'postgres://clerk:a,b@one/desk?sslmode=require',
    'postgres://clerk:a,b@two:5433/desk?sslmode=require',
  ]);
  expect(addressesOf('postgres:///desk?host=/run/postgresql&user=clerk')).toEqual([
    'postgres:///desk?host=/run/postgresql&user=clerk',
  ]);
});

test('a secret may be in a file, which is read without the line’s end', () => {
  const file = join(ownFolder(), 'secret');
  writeFileSync(file, `${secret}\n`);
  expect(readConfig({ SECRET_FILE: file }).SECRET).toBe(secret);
  expect(() => readConfig({ SECRET_FILE: file, SECRET: secret })).toThrow('SECRET and SECRET_FILE are both set');
  expect(() => readConfig({ SMTP_URL_FILE: `${file}.none` })).toThrow(
    /SMTP_URL_FILE names .*secret\.none, which can't be read\./,
  );
});

test.each([
  ['https://Example.org:443', 'https://example.org', ''],
  ['https://example.org/', 'https://example.org', ''],
  ['http://localhost:4173/desk/', 'http://localhost:4173/desk', '/desk'],
  ['https://example.org/a/~b.c_d-e', 'https://example.org/a/~b.c_d-e', '/a/~b.c_d-e'],
])('the address %s is %s', (given, PUBLIC_URL, folder) => {
  const config = readConfig({ PUBLIC_URL: given });
  expect([config.PUBLIC_URL, folderOf(config)]).toEqual([PUBLIC_URL, folder]);
});

test.each([
  ['/desk', '/'],
  ['/desk?q=1', '/?q=1'],
  ['/desk/desk/faq?q=/desk', '/desk/faq?q=/desk'],
  ['/deskfaq', '/deskfaq'],
  ['/faq', '/faq'],
  ['*', '*'],
])('below /desk a request for %s is one for %s', (asked, taken) => {
  const incoming = { url: asked };
  takeOff('/desk', incoming);
  expect(incoming.url).toBe(taken);
});
