import { readdirSync, readFileSync } from 'node:fs';
import { Client, Connection } from 'pg';
import { expect, test } from 'vitest';
import { unansweredIn } from '../../scripts/foreignSql.mjs';

const folder = 'server/migrations';
const migrations = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

/** A connection that a test has made itself, to look or to disturb. */
const isOfTest = (client: Client) => client.constructor === Client && Reflect.get(client, 'connection') instanceof Connection;

/**
 * Notes the statements that the server's driver sends from now on, in this file's process; call what it returns after all other tests: it adds
 * a test that YugabyteDB and CockroachDB are said to know what they have, or that there is an answer to it (`scripts/foreignSql.mjs`).
 */
export function noteStatements(): () => void {
  const sent = new Set<string>();
  const { query } = Client.prototype;
  const noting = function (this: Client, ...args: [statement: string | { text: string }, ...rest: unknown[]]): unknown {
    const [statement] = args;
    if (!isOfTest(this)) sent.add(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(query, this, args);
  };
  Object.assign(Client.prototype, { query: noting });
  return () =>
    test('sends no statement that is foreign to the databases it is meant for', () => {
      expect([...sent]).toContainEqual(expect.stringMatching(/^insert into /));
      expect(unansweredIn(sent, migrations())).toEqual([]);
    });
}
