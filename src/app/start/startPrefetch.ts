import { prefetch } from '@/providers/api/prefetch';
import { decrypt } from '@/providers/auth/cipher';
import { isExpired } from '@/providers/auth/isExpired';
import { sessionKey } from '@/providers/auth/sessionKey';
import { basePath, pathHere } from '@/providers/basePath';
import { storedLocale } from '@/providers/i18n/locale';
import { areaOf, pathOf } from './areaOf';
import { preloadFiles } from './preloadFiles';

/** The build's facts about an area (`scripts/boot.mjs`). */
interface Area {
  /** The files of its screens other than the list, and those of its Nepali texts. */
  forms?: string;
  nepali?: string;
  /** Whether the page at its own address is a form. */
  isForm?: boolean;
  /** The paths of the calls with which it begins, and of the call for one record, up to its id. */
  reads?: readonly string[];
  one?: string;
}

declare const __BUILD__: {
  /** Each area by its address. */
  areas: Readonly<Record<string, Area>>;
  /** The files that the forms of all areas need; those of the shared Nepali texts, and of the ones that forms need. */
  forms: string;
  nepali: string;
  nepaliForms: string;
  /** The path of the call that reads the sidebar. */
  menu: string;
};

const { areas, forms, nepali, nepaliForms, menu } = __BUILD__;
const pathname = pathHere();
const address = areaOf(Object.keys(areas), pathname) ?? '';
const area = areas[address] ?? {};

// The files of a panel beside the page are left to the panel: they would take the line, and the processor, from what is shown before it.
const isForm = pathOf(pathname) !== address || area.isForm;
if (isForm) preloadFiles(`${forms},${area.forms ?? ''}`);
if (storedLocale() === 'ne') preloadFiles(`${nepali},${area.nepali ?? ''},${isForm ? nepaliForms : ''}`);
// A failure is ignored here, because the screen's own request reports it.
askForRecords().catch(() => undefined);

/** Requests the sidebar and the records of the screen at the address while the product's code is still loading. */
async function askForRecords(): Promise<void> {
  const [base, access] = await Promise.all([server(), token()]);
  if (base === undefined || access === undefined) return;
  for (const path of [menu, ...pathsOf(area)]) prefetch(base + path, `Bearer ${access}`);
}

/** Returns the API's base; undefined in the demo, and where a deployment has paths of its own. */
async function server(): Promise<string | undefined> {
  const { text = '{}' } = (await window.prefetched?.get(`${basePath}/config.json`)?.answer) ?? {};
  const { mode, api = '', paths = {} } = JSON.parse(text);
  return mode === 'http' && Object.keys(paths).length === 0 ? String(api).replace(/\/+$/, '') : undefined;
}

/**
 * Returns the access token of the signed-in person, unless it has expired. It is read without the session's schema, which would be a third
 * of the page's first script: a wrong one only makes these early requests fail, and the screens ask again.
 */
async function token(): Promise<string | undefined> {
  const sealed = localStorage.getItem(sessionKey);
  if (sealed === null) return undefined;
  const { tokens } = JSON.parse(await decrypt(sealed));
  return typeof tokens?.access === 'string' && !isExpired(tokens.access) ? tokens.access : undefined;
}

/** Returns the paths of the calls with which the screen begins. */
function pathsOf({ reads = [], one }: Area): readonly string[] {
  const id = /\/(?:edit|view\w*)\/(\d+)\/?$/i.exec(pathname)?.[1];
  return one && id ? [...reads, one + id] : reads;
}
