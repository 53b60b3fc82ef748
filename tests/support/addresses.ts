import { screenPaths } from '@/app/routes';
import { withRecords } from './records';
import { titleOf } from './titles';

const paths = screenPaths();

/** Our screens by react-admin's own addresses. */
export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  paths.flatMap((path) => {
    const screen = screenOf(path);
    return screen ? [[path, screen]] : [];
  }),
);

/** Returns our address for one of react-admin's own; a page with such an address adds a root record of its tree. */
function screenOf(path: string): string | undefined {
  const [, base = '', ending] = /^(.+)\/(create|:id|:id\/show)$/.exec(path) ?? [];
  if (ending === 'create') {
    const named = paths.find(
      (screen) => screen.startsWith(`${base}/add`) && /^\/add[A-Z][a-z]+$/.test(screen.slice(base.length)),
    );
    return [`${base}/add`, named, base].find((screen) => screen !== undefined && paths.includes(screen));
  }
  const isBelow = ending === ':id' ? /^\/edit[^/]*\/:id$/ : /^\/view[^/]*\/:id(?:\/:mainRoute)?$/;
  return paths.find((screen) => base && screen.startsWith(base) && isBelow.test(screen.slice(base.length)));
}

/** The titles of records without a list of their own, which are added, edited and shown beside the tree. */
const besideTree: Readonly<Record<string, string>> = Object.fromEntries(
  paths
    .filter((path) => path.endsWith('/create') && !(path in aliases))
    .map((path) => path.replace('/create', ''))
    .flatMap((base) => [
      [`${base}/create`, titleOf('/coursesetup')],
      [`${base}/:id`, titleOf(`${base}/edit`)],
      [`${base}/:id/show`, titleOf(`${base}/view`)],
    ]),
);

const ownPaths = paths.filter((path) => !isAlias(path));

/** The English titles of all screens except `aliases`, by their routes. */
export const screens: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ownPaths.map((path) => [path, titleOf(path)])),
  ...besideTree,
};

/** Returns an address of a screen, with its route's parameters filled in and its list's search at the end. */
export const addressOf = (path: string): string => withRecords(path, aliases[path]);

/** Whether an address is react-admin's own for a screen; it leads to ours. */
export function isAlias(path: string): boolean {
  return path in aliases || path in besideTree;
}

/** Returns the language in which the browser tests open a screen, in turn; the jsdom tests open each in English, and the others in Nepali. */
export const browserLocale = (path: string): 'en' | 'ne' => (ownPaths.indexOf(path) % 2 === 0 ? 'en' : 'ne');

/** Returns which of a language's two combinations of theme and width the browser tests use for a screen, also in turn. */
export const browserGuise = (path: string): 0 | 1 => (Math.floor(ownPaths.indexOf(path) / 2) % 2 === 0 ? 0 : 1);
