/** What of migrations PostgreSQL knows and YugabyteDB or CockroachDB doesn't, and what to do instead. */
const unknown = [
  [/\breferencing (old|new) table\b/, 'transition tables', 'write to other tables in the store, in the same transaction'],
  [/^create (or replace )?trigger\b(?!.* for each row\b)/, 'statement triggers', 'do it in the store, in the same transaction'],
  [/^create (or replace )?trigger\b.* truncate\b.* on\b/, 'triggers on TRUNCATE', 'remove the rows by the store'],
  [/\bpg_(try_)?advisory_/, 'advisory locks', 'lock a row'],
  [/(?<!\bnot )\bdeferrable\b|\binitially deferred\b/, 'deferrable constraints', 'write in an order in which each row is right'],
  [/^(un)?listen\b|^notify\b|\bpg_notify\b/, 'LISTEN and NOTIFY', 'let who waits ask again'],
  [
    /\bidentity ?\( ?sequence name\b/,
    'names for identity sequences',
    'leave out the options of IDENTITY, which are the defaults',
  ],
];

/**
 * Tells what in a migration YugabyteDB or CockroachDB can't run.
 * @param {string} sql the statements of a migration
 * @returns {string[]} a sentence for each fault of each statement
 */
export const foreignIn = (sql) =>
  statementsOf(sql).flatMap((statement) =>
    unknown
      .filter(([pattern]) => pattern.test(statement.toLowerCase()))
      .map(([, what, instead]) => `No ${what}: ${instead} («${statement.slice(0, 70)}»)`),
  );

/** Returns the statements, each on one line, without comments, texts and quoted names. */
const statementsOf = (sql) =>
  sql
    .replace(/--.*$|\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/gm, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim());

/**
 * Leaves out the options of generated identity columns. They are the defaults, and CockroachDB before 26.3 knows no `SEQUENCE NAME`.
 * @param {string} sql the statements of a migration
 */
export const plainIdentity = (sql) => sql.replace(/ AS IDENTITY \(sequence name [^)]*\)/g, ' AS IDENTITY');

/**
 * What the server's statements have besides plain SQL: whether each of the two has it, by which of its documents, and what follows. Found on
 * the documents of YugabyteDB 2025.1 and CockroachDB 24.1, and in the latter's list of functions (`builtins/fixed_oids.go`); tried on neither.
 */
export const answers = [
  {
    name: 'Row locks',
    pattern: /\bfor (?:no key )?update\b(?: of "[^"]*")?/,
    yugabyte: 'yes: Explicit locking',
    cockroach: 'as FOR UPDATE: FOR UPDATE and FOR SHARE, Aliases',
    answer: 'A stronger lock holds back who refers to the row, too, and nothing else.',
  },
  {
    name: 'SKIP LOCKED',
    pattern: /\bskip locked\b/,
    yugabyte: 'yes: Concurrency control, Row-level explicit locking clauses',
    cockroach: 'yes: FOR UPDATE and FOR SHARE, Wait policies',
    answer: 'A kept count takes another slot.',
  },
  {
    name: 'Sequences',
    pattern: /\b(?:nextval|setval|pg_get_serial_sequence|quote_ident)\(/,
    yugabyte: 'yes: SQL feature support, Sequences',
    cockroach: 'yes: CREATE SEQUENCE',
    answer: 'Ids may have gaps and come out of order on both, which nothing needs.',
  },
  {
    name: 'Integers',
    pattern: /\binteger\b/,
    yugabyte: 'yes: SQL feature support, Data types',
    cockroach: 'of 64 bits: INT, Considerations for 64-bit signed integers',
    answer: 'Set default_int_size=4 for the role before the first start: otherwise ids come as texts.',
  },
  {
    name: 'Rows in one parameter',
    pattern: /\bjson_to_recordset\(\$\d+::text::json\) as coming\b|\bcoming\./,
    yugabyte: 'yes: JSON data types',
    cockroach: 'since 22.2, without texts as json: issues 70037 and 117675',
    answer: 'No column is json.',
  },
  {
    name: 'Arrays',
    pattern: /(?:= any\(|@> )\$\d+::[^[\]]*\[\]/,
    yugabyte: 'yes, and GIN as ybgin: GIN indexes',
    cockroach: 'yes, and GIN: Generalized inverted indexes',
    answer: 'Searches have their index.',
  },
  {
    name: 'Savepoints',
    pattern: /^(?:savepoint|release savepoint|rollback to savepoint) sp\d+$/,
    yugabyte: 'yes: SQL feature support, Transactions',
    cockroach: 'yes, but 40001 undoes all: SAVEPOINT',
    answer: 'retry.ts runs the outer transaction again.',
  },
  {
    name: 'ON CONFLICT',
    pattern: /\bon conflict\b(?: \([^)]*\))? do (?:nothing|update set)\b|\bexcluded\.\w+/,
    yugabyte: 'yes: SQL feature support, Queries',
    cockroach: 'yes: INSERT, ON CONFLICT clause',
    answer: 'No table has a CHECK, which is where they differ.',
  },
  {
    name: 'COLLATE "C"',
    pattern: /\bcollate "c"/,
    yugabyte: 'yes: Collations',
    cockroach: 'since 22.2, in expressions: pull request 96828',
    answer: 'No column and no index has one.',
  },
  {
    name: 'Texts',
    pattern: /\b(?:left|strpos|concat_ws|md5|string_agg)\(/,
    yugabyte: 'yes: PostgreSQL’s own functions',
    cockroach: 'yes: Functions and operators',
    answer: 'starts_with isn’t in its list, so left compares.',
  },
  {
    name: 'Regular expressions',
    pattern: /~\*/,
    yugabyte: 'yes: PostgreSQL’s own functions',
    cockroach: 'by another engine, RE2: Functions and operators',
    answer: 'What a person is looked for by has classes, choices and repeats alone, and its characters as they are.',
  },
  {
    name: 'Limits of a transaction',
    pattern: /\bset local (?:statement_timeout|lock_timeout|idle_in_transaction_session_timeout) = '/,
    yugabyte: 'yes: PostgreSQL’s own settings',
    cockroach: 'yes: SET (session variable), SET LOCAL',
    answer: 'Nothing depends on which of them comes first.',
  },
  {
    name: 'Moments',
    pattern: /\b(?:now|clock_timestamp)\(\)|\bextract\(epoch from\b|\binterval '/,
    yugabyte: 'yes: Date and time',
    cockroach: 'yes: Functions and operators',
    answer: 'make_interval isn’t in its list, so seconds multiply an interval.',
  },
  {
    name: 'LISTEN and NOTIFY',
    pattern: /^(?:listen|notify) \w+$/,
    yugabyte: 'off unless switched on: LISTEN/NOTIFY',
    cockroach: 'no',
    answer: 'What another process has changed is noticed within a second, when this one looks next.',
  },
  {
    name: 'A standby’s position',
    pattern:
      /\bpg_(?:is_in_recovery|current_wal_lsn|last_wal_replay_lsn|wal_lsn_diff)\(|::float8\b|\bisolation level repeatable read read only\b/,
    yugabyte: 'no',
    cockroach: 'no',
    answer: 'DATABASE_READ_URL is for PostgreSQL alone; these two have reads from followers of their own.',
  },
  {
    name: 'Who takes writes',
    pattern: /^show transaction_read_only$/,
    yugabyte: 'yes: PostgreSQL’s own settings',
    cockroach: 'yes: Session variables',
    answer: 'Asked where an address names several hosts, of which all take writes there.',
  },
  {
    name: 'Whether a table is there',
    pattern: /\bto_regclass\(/,
    yugabyte: 'yes: PostgreSQL’s own functions',
    cockroach: 'yes: Functions and operators',
    answer: 'Asked once at a start.',
  },
];

/** The words of plain SQL, which all have alike, and the names that statements have without quotes. */
const plain = new Set(
  `and any( as asc at begin bigint boolean by case coalesce( commit count( default delete desc distinct else end exists false from group in
  insert into is join left limit max( not null numeric numeric( offset on or order returning rollback select set sum( text then time timestamp
  timestamptz true update uuid values values( version when where with zone
  * + - < <= = > >= :: []
  __drizzle_migrations change coming created_at created_date drizzle hash history holder id iid last made migration_lock
  now`.split(/\s+/),
);

/**
 * Tells what the statements that a server has sent have, of which nobody has said whether YugabyteDB and CockroachDB have it.
 * @param {Iterable<string>} statements
 * @param {string} migrations those that a migration may have sent; of what makes tables the migrations' own rules hold
 * @returns {string[]} a sentence for each such word, with a statement that has it
 */
export function unansweredIn(statements, migrations = '') {
  const found = new Map();
  for (const statement of statements) {
    const text = statement
      .trim()
      .replace(/'[^']*'/g, "'")
      .replace(/--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .toLowerCase();
    if (migrations.includes(statement.trim())) continue;
    if (/^create (?:schema|table)\b/.test(text)) {
      for (const fault of foreignIn(statement)) found.set(fault, statement);
      continue;
    }
    const rest = answers
      .reduce((left, { pattern }) => left.replace(new RegExp(pattern, 'g'), ' '), text)
      .replace(/"[^"]*"|\$\d+/g, ' ');
    for (const [word] of rest.matchAll(/[a-z_]\w*\(?|[^\s\w'",().;]+/g)) if (!plain.has(word)) found.set(word, statement);
  }
  return [...found].map(
    ([word, statement]) => `No answer to ${word}: give it one in scripts/foreignSql.mjs («${statement.slice(0, 200)}»)`,
  );
}
