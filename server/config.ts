import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isTime } from '@/domain/calendar/wallClock';
import { Problem } from './problem';
import { addressesOf } from './store/hosts';

/** The environment doesn't allow a start, for reasons in plain English sentences. */
class EnvironmentError extends Problem {
  override name = 'EnvironmentError';
  constructor(reasons: readonly string[]) {
    super(['The server does not start:', ...reasons].join('\n  '));
  }
}

const list = (mark = ',') => z.string().transform((text) => text.split(mark).flatMap((part) => part.trim() || []));
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
/** How many: `true` is one. */
const proxies = z.union([flag.transform(Number), whole(0, 20)]);
/** How many backups are kept: `7,4,12` are the last of 7 days, 4 weeks and 12 months. */
const keep = z
  .string()
  .regex(/^[1-9]\d{0,2}(?:,\d{1,3}){2}$/)
  .transform((text) => {
    const [days = 1, weeks = 0, months = 0] = text.split(',').map(Number);
    return { days, weeks, months };
  });
/** Which group gives which role: `desk-admins=*;desk-editors=Editors`. */
const roles = list(';')
  .pipe(z.array(z.string().regex(/^[^=]+=[^=]+$/)))
  .transform((pairs) =>
    pairs.map((pair) => {
      const [group = '', role = ''] = pair.split('=').map((part) => part.trim());
      return { group, role };
    }),
  );
const address = (protocol: RegExp) => z.url({ protocol });
/** The product's address: an origin, and perhaps a folder of plain letters, without a slash at its end. */
const site = address(/^https?$/)
  .transform((text) => new URL(text))
  .refine(({ origin, pathname, href }) => href === origin + pathname && /^[\w./~-]*$/.test(pathname) && !pathname.includes('//'))
  .transform(({ origin, pathname }) => origin + pathname.replace(/\/$/, ''));
/** An address that may have a password: a # would end it, and what follows be lost. */
const login = (protocol: RegExp) => address(protocol).regex(/^(?:[^#%]|%[\da-f]{2})*$/i);
const postgres = login(/^postgres(ql)?$/);
/** An address that may name several hosts. */
const postgresOfHosts = z.string().refine((text) => addressesOf(text).every((each) => postgres.safeParse(each).success));
/** How the password of an address is written. */
export const spelling = ', where # is written %23, / %2F, ? %3F, @ %40 and % %25';

/** An address, or a name and an address: `Coursedesk <desk@example.com>`. */
const sender = z.string().regex(/^(?:[^<>\p{Cc}]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u);

/** Every key of the environment that the server reads, and its default; docs/SERVER.md says what each means. */
const environment = z.object({
  NODE_ENV: z.string().default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(4173),
  PUBLIC_URL: site.optional(),
  WEBSITE: address(/^https$/).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE: z.enum(['pglite', 'postgres']).optional(),
  DATABASE_URL: postgresOfHosts.optional(),
  DATABASE_POOL: whole(1, 1000).default(10),
  DATABASE_READ_URL: postgresOfHosts.optional(),
  DATABASE_READ_LAG: whole(2, 3600).default(10),
  DATABASE_WAIT: whole(0, 86_400).default(60),
  SECRET: z.string().optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  HISTORY_DAYS: whole(1, 36_500).default(365),
  STAFF_EMAIL: z.email().default('staff@coursedesk.test'),
  CORS_ORIGINS: list().default([]),
  HSTS: flag.default(false),
  SIGN_UP: flag.default(true),
  TRUST_PROXY: proxies.default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  S3_URL: address(/^https?$/).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_AT: z.string().refine(isTime).optional(),
  BACKUP_KEEP: keep.default({ days: 7, weeks: 4, months: 12 }),
  BACKUP_KEY: z.string().min(32).optional(),
  OIDC_ISSUER: address(/^https?$/).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40).default('your office’s account'),
  OIDC_SCOPES: z.string().default('openid email profile offline_access'),
  OIDC_GROUPS: z.string().default('groups'),
  OIDC_ROLES: roles.optional(),
  PASSWORDS: flag.default(true),
  SMTP_URL: login(/^smtps?$/).optional(),
  SMTP_INSECURE: flag.default(false),
  MAIL_FROM: sender.optional(),
  CHECK_LINKS: flag.default(true),
  REQUEST_SECONDS: whole(1, 900).default(30),
  MAX_CONNECTIONS: whole(1, 1_000_000).default(2000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

type Variables = Readonly<Record<string, string | undefined>>;
export type Config = z.output<typeof environment> & { SEED: 'demo' | 'none' };

/**
 * Reads the configuration from environment variables, of which an empty one counts as unset, and from the files that they name; throws `EnvironmentError`
 * with all faults.
 */
export function readConfig(variables: Variables): Config {
  const given = Object.entries(withFiles(variables)).filter(([, value]) => value !== undefined && value !== '');
  const { data: read, error } = environment.safeParse(Object.fromEntries(given));
  // The value isn't repeated: it may be a secret.
  if (!read) throw new EnvironmentError([...new Set(error.issues.map(({ path }) => faultOf(path.join('.'))))]);
  // The demo's people have passwords that everybody knows.
  const data: Config = { ...read, SEED: read.SEED ?? (read.NODE_ENV === 'production' ? 'none' : 'demo') };
  const reasons = [...databaseFaults(data), ...secretFaults(data), ...mailFaults(data), ...fileFaults(data), ...oidcFaults(data)];
  if (reasons.length > 0) throw new EnvironmentError(reasons);
  return data;
}

/** What may be in a file that `…_FILE` names instead, as containers are given secrets. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SECRET',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'BACKUP_KEY',
  'OIDC_CLIENT_SECRET',
];

function withFiles(variables: Variables): Variables {
  const given: Record<string, string | undefined> = { ...variables };
  const faults: string[] = [];
  for (const key of secrets) {
    const file = variables[`${key}_FILE`];
    if (!file) continue;
    if (variables[key]) faults.push(`${key} and ${key}_FILE are both set, and one of them must not be.`);
    try {
      given[key] = readFileSync(file, 'utf8').trim();
    } catch {
      faults.push(`${key}_FILE names ${file}, which can't be read.`);
    }
  }
  if (faults.length > 0) throw new EnvironmentError(faults);
  return given;
}

const faultOf = (key: string): string => {
  const hint = ['DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL'].includes(key)
    ? ` Its form is protocol://user:password@host/…${spelling} in the password.`
    : '';
  return `${key} has a value that it can't have.${hint}`;
};

/** In production a forgotten address must not begin an empty office. */
function databaseFaults({ NODE_ENV, DATABASE, DATABASE_URL, DATABASE_READ_URL }: Config): string[] {
  if (DATABASE_READ_URL && !DATABASE_URL) return ['DATABASE_READ_URL is set, so DATABASE_URL must be set.'];
  if (DATABASE === 'postgres' && !DATABASE_URL) return ['DATABASE is postgres, so DATABASE_URL must be set.'];
  if (DATABASE === 'pglite' && DATABASE_URL) return ['DATABASE is pglite, so DATABASE_URL must not be set.'];
  const forgotten = NODE_ENV === 'production' && !DATABASE && !DATABASE_URL;
  return forgotten ? ['In production DATABASE_URL must be set, or DATABASE=pglite.'] : [];
}

/** The least bytes of a secret that signs tokens by HS256. */
const secretBytes = 32;

function secretFaults({ NODE_ENV, SECRET }: Config): string[] {
  if (SECRET === undefined) return NODE_ENV === 'production' ? ['In production SECRET must be set.'] : [];
  return Buffer.byteLength(SECRET) < secretBytes ? [`SECRET must have ${secretBytes} bytes at least.`] : [];
}

const mailFaults = ({ SMTP_URL, MAIL_FROM }: Config): string[] =>
  SMTP_URL && !MAIL_FROM ? ['SMTP_URL is set, so MAIL_FROM must be set.'] : [];

const fileFaults = ({ S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Config): string[] =>
  S3_URL && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    ? ['S3_URL is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set.']
    : [];

function oidcFaults({ OIDC_ISSUER, OIDC_CLIENT_ID, PASSWORDS }: Config): string[] {
  if (OIDC_ISSUER !== undefined)
    return OIDC_CLIENT_ID === undefined ? ['OIDC_ISSUER is set, so OIDC_CLIENT_ID must be set.'] : [];
  return PASSWORDS ? [] : ['PASSWORDS is false, so OIDC_ISSUER must be set: otherwise nobody could sign in.'];
}
