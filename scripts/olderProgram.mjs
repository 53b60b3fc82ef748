/** The last migration before this was looked at. */
export const baseline = '0015_second_factor';

/** The first statement of a migration that locks tables which programs beside it use: behind it they would wait, too. */
export const briefly = "SET LOCAL lock_timeout = '3s';--> statement-breakpoint\n";

/**
 * Tells what in a migration a program of the version before can't bear, which runs beside it (ADR 95): it writes its own columns alone, and
 * all of them. What it can't bear is made in a second step, by a later version, which names the migration of the first.
 * @param {string} sql the statements of a migration
 * @param {readonly string[]} [earlier] the names of the migrations before it
 * @returns {string[]} a sentence for each fault
 */
export function breakingIn(sql, earlier = []) {
  const steps = sql.split('--> statement-breakpoint').map((text) => ({ text, statements: statementsOf(text) }));
  const made = madeIn(steps.flatMap(({ statements }) => statements));
  return steps.flatMap(({ text, statements }) => {
    const [, first] = /^-- second step of (\S+)$/m.exec(text) ?? [];
    if (first !== undefined)
      return earlier.includes(first) ? [] : [`There is no earlier migration ${first} of which it is the second step`];
    return statements
      .filter((statement) => !isBearable(statement, made))
      .map((statement) => `A program of the version before can’t bear it, unless in two steps: «${statement.slice(0, 90)}»`);
  });
}

/** Whether a migration locks tables that there are already. */
export function locksTables(sql) {
  const statements = statementsOf(sql);
  const { tables } = madeIn(statements);
  const locked = statements.flatMap((statement) => [...statement.matchAll(locking)].map((found) => found.slice(1).join('')));
  return locked.some((table) => !tables.has(table));
}

const locking = /^(?:alter|drop) table (?:if exists )?(\w+)|^create (?:unique )?index .*? on (\w+)|\breferences (\w+)/g;

/** Returns the statements, each on one line in small letters, without comments, texts, quotes and the usual schema. */
const statementsOf = (sql) =>
  sql
    .replace(/--.*$|\/\*[\s\S]*?\*\//gm, '')
    .replace(/'[^']*'/g, "''")
    .replace(/"/g, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase().replaceAll('public.', ''))
    .filter(Boolean);

/** Returns the tables that statements make, and the columns that they add: by table and name, and whether they are empty at first. */
function madeIn(statements) {
  const tables = new Set(statements.flatMap((statement) => /^create table (?:if not exists )?(\S+)/.exec(statement)?.[1] ?? []));
  const columns = new Map();
  for (const [table, action] of statements.flatMap(actionsOf)) {
    const [, name, type] = addedColumn.exec(action) ?? [];
    if (name !== undefined) columns.set(`${table} ${name}`, !/ default | generated /.test(type));
  }
  return { tables, columns };
}

const addedColumn = /^add (?:column )?(?:if not exists )?(?!constraint |primary |foreign |unique |check )(\S+)( .*)$/;

/** Returns the actions of ALTER TABLE, each with its table. */
function actionsOf(statement) {
  const [, table, actions] = /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/.exec(statement) ?? [];
  return table === undefined ? [] : actions.split(/, ?(?![^(]*\))/).map((action) => [table, action]);
}

/** What changes nothing that an older program writes or reads. */
const harmless = /^(?:create (?:table|schema|index)|drop index|insert|update|delete|comment on|set local) /;

function isBearable(statement, made) {
  const actions = actionsOf(statement);
  if (actions.length > 0)
    return actions.every(([table, action]) => made.tables.has(table) || isBearableChange(table, action, made));
  const [, table, list] = /^create unique index .*? on (?:only )?(\S+)(?: using \w+)? ?\((.*)\)/.exec(statement) ?? [];
  return table === undefined ? harmless.test(statement) : isBearableKey(table, list, made);
}

/** Whether a key is of a new table, or of a new column, which an older program leaves empty. */
const isBearableKey = (table, list, { tables, columns }) =>
  tables.has(table) || list.split(',').some((name) => columns.get(`${table} ${name.trim()}`) === true);

/** Whether an older program bears a change of a table that it knows. */
function isBearableChange(table, action, made) {
  const [, , type] = addedColumn.exec(action) ?? [];
  if (type !== undefined) return isBearableColumn(type);
  const [, kind, list] = /^add (?:constraint \S+ )?(foreign key|unique) ?\(([^)]*)\)/.exec(action) ?? [];
  if (kind !== undefined) return isBearableKey(table, list, made);
  return /^(?:drop constraint|alter (?:column )?\S+ (?:drop not null|set default))\b/.test(action);
}

/** Whether a new column may be left out. */
function isBearableColumn(type) {
  const isFilled = / default | generated /.test(type);
  if (/ (?:unique|primary key|check)\b/.test(type)) return !isFilled && !/ not null| primary key| check\b/.test(type);
  return isFilled || !/ not null\b/.test(type);
}
