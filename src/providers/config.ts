import { basePath } from '@/providers/basePath';
import { fetchJson } from './api/fetchJson';

/** Whose office it is. */
interface Office {
  /** The institute’s name, and the address of its logo; what it lacks is the product’s. */
  officeName?: string;
  officeLogo?: string;
  /** Whether the server’s records are the demo’s. */
  demoRecords?: boolean;
  /** The name of the office’s own accounts, by which one may sign in. */
  outside?: string;
  /** False where passwords sign nobody in. */
  passwords?: boolean;
}

/** A deployment's settings in `/config.json`: one build serves every deployment. */
export interface RuntimeConfig extends Office {
  /** `demo` runs the backend in the tab; `http` calls a server. */
  mode: 'demo' | 'http';
  /** The API's address: an origin, perhaps with a path, or a path of this site; empty for this site. */
  api: string;
  /** The address of the chat's websocket, likewise. */
  websocket: string;
  /** The address of the stored files, likewise. */
  media: string;
  /** The address of the learners' site, to which messages link, where there is one. */
  website?: string;
  /** Whether the server has our own calls below `/rest`, such as the history and the change of employees: ours has, and the demo. */
  history: boolean;
  /** For how many days they are kept there. */
  historyDays: number;
  /** Whether anybody may make an account; otherwise the pages don't offer it. */
  signUp: boolean;
  /** Paths that differ from a call's default, by the call's name. */
  paths: Readonly<Record<string, string>>;
}

/** The deployment is wrong, its configuration above all; `reasons` are plain English sentences for whoever deployed it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join(' '));
  }
}

/** Reads a configuration; throws `ConfigError` with all its faults. Written by hand: zod is twice the size of the sign-in page. */
export function parseConfig(value: unknown): RuntimeConfig {
  if (!isObject(value)) throw new ConfigError(['It must be a JSON object.']);
  const { mode, api, websocket, media, website, history, historyDays, signUp, paths, ...office } = { ...defaults, ...value };
  const { officeName, officeLogo, demoRecords, outside, passwords } = office;
  const reasons = [
    ...(isMode(mode) ? [] : ['“mode” must be "demo" or "http".']),
    ...wrongAddress('api', api, ['https:', 'http:']),
    ...wrongAddress('websocket', websocket, ['wss:', 'ws:']),
    ...wrongAddress('media', media, ['https:', 'http:']),
    ...wrongAddress('website', website, ['https:']),
    ...wrongFlags({ history, signUp, demoRecords, passwords }),
    ...wrongTexts({ officeName, officeLogo, outside }),
    ...(isCount(historyDays) ? [] : ['“historyDays” must be a whole number from 1.']),
    ...wrongPaths(paths),
  ];
  if (reasons.length > 0 || !isMode(mode) || !isCount(historyDays)) throw new ConfigError(reasons);
  return {
    mode,
    api: bare(api),
    websocket: bare(websocket),
    media: bare(media),
    ...(website !== '' && { website: bare(website) }),
    history: history || mode === 'demo',
    historyDays,
    signUp,
    ...officeIn({ officeName, officeLogo, demoRecords, outside, passwords }),
    paths: Object.fromEntries(textEntries(paths)),
  };
}

const wrongFlags = (flags: object): string[] =>
  Object.entries(flags).flatMap(([name, value]) => (typeof value === 'boolean' ? [] : [`“${name}” must be true or false.`]));

const officeIn = ({ officeName, officeLogo, demoRecords, outside, passwords }: Required<Office>): Office => ({
  ...(officeName && { officeName }),
  ...(officeLogo && { officeLogo }),
  ...(demoRecords && { demoRecords }),
  ...(outside && { outside }),
  ...(!passwords && { passwords }),
});

const wrongTexts = (texts: object): string[] =>
  Object.entries(texts).flatMap(([name, value]) => (typeof value === 'string' ? [] : [`“${name}” must be a text.`]));

const defaults = {
  mode: undefined,
  api: '',
  websocket: '',
  media: '',
  website: '',
  history: false,
  historyDays: 365,
  signUp: true,
  officeName: '',
  officeLogo: '',
  demoRecords: false,
  outside: '',
  passwords: true,
  paths: {},
};

const isMode = (value: unknown): value is RuntimeConfig['mode'] => value === 'demo' || value === 'http';

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const bare = (address: unknown) => String(address).replace(/\/+$/, '');

function wrongAddress(name: string, value: unknown, protocols: readonly string[]): string[] {
  const full = typeof value === 'string' && URL.canParse(value) && protocols.includes(new URL(value).protocol);
  const isHere = typeof value === 'string' && /^(?:\/[^/]|$)/.test(value);
  return isHere || full ? [] : [`“${name}” must be empty, or an address that begins with ${protocols.join('// or ')}//.`];
}

const textEntries = (paths: unknown) =>
  isObject(paths) ? Object.entries(paths).filter((entry): entry is [string, string] => typeof entry[1] === 'string') : [];

function wrongPaths(paths: unknown): string[] {
  const right = isObject(paths) && Object.values(paths).every((path) => typeof path === 'string' && path.startsWith('/'));
  return right ? [] : ['“paths” must be an object whose values are paths that begin with a slash.'];
}

/** Loads the deployment's configuration; throws `ConfigError`, or what `fetch` throws without a connection. */
export async function loadConfig(): Promise<RuntimeConfig> {
  const found = await fetchJson(`${basePath}/config.json`).catch((error: unknown) => {
    if (error instanceof TypeError) throw error;
    throw new ConfigError([`/config.json could not be read: ${error instanceof Error ? error.message : String(error)}.`]);
  });
  return parseConfig(found);
}
