/** What PostgreSQL knows and YugabyteDB or CockroachDB doesn't, and what to do instead. */
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
