import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type SavedView, savedViews, searchOf } from '@/components/list/views/savedViews';
import { useKeptColumns } from '@/components/list/views/useKept';
import { type CourseTreeNode, useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { addBelow, levels, screenOf } from '@/components/product/courseTree/levels';
import { entryName } from '@/components/ui/menuIcons';
import { chooseScheme } from '@/components/ui/theme/colorScheme';
import { type MenuEntry, menuCalls } from '@/contract/menu';
import { remembered } from '@/domain/remembered';
import { home } from '@/domain/returnPath';
import { searchable } from '@/domain/searchable';
import { useRights } from '@/providers/auth/rights';
import { useKept } from '@/providers/data/useKept';
import { useRead } from '@/providers/data/useRead';
import { openTexts } from '@/providers/i18n/areaTexts';
import { locales } from '@/providers/i18n/locale';
import { openedEntries, pathOf } from '../layout/menuPath';
import { type ShellActions, useShellActions } from '../layout/shellActions';
import { recentPlaces } from '../layout/useRecentPlaces';
import { hasScreen } from '../routes';
import { useOpens } from '../useOpens';
import { type AtHand, areaRecords, areaScreens, placedActions, resources } from './areaEntries';
import { type FinderEntry, namedEntry } from './finderEntry';

/**
 * Returns all entries that can be found, each with when it was last seen, and which reads failed. `cached` must be a new object whenever
 * its records change.
 */
export function useFinderEntries(cached: AtHand) {
  const translate = useTranslate();
  const actions = useShellActions();
  const tree = useCourseNodes();
  const menu = useRead(menuCalls.getMenu, {});
  const texts = useQuery({ queryKey: ['area texts'], queryFn: openAllTexts, staleTime: 0 });
  const [recent] = useStore(recentPlaces.key, recentPlaces.none);
  const { data: views = noViews } = useKept(savedViews);
  const hide = useKeptColumns();
  const rights = useRights();
  const opens = useOpens();
  const here = useLocation().pathname.replace(/\/$/, '');

  const hasTexts = texts.data === true;
  const records = useMemo(() => (hasTexts ? areaRecords(cached, translate) : []), [hasTexts, cached, translate]);

  const entries = useMemo(() => {
    const screens = merged([
      ...menuEntries(openedEntries(menu.data?.data ?? [], opens), translate),
      ...(texts.data ? [...areaScreens(translate, rights), ...placedActions(translate, rights)] : []),
      ...actionEntries(actions, translate),
    ]);
    const all = [
      ...screens,
      ...(tree.data ? treeEntries(tree.data) : []),
      ...records,
      ...viewEntries(views, { translate, hide }).filter(({ to = '' }) => opens(to.replace(/\?.*$/, ''))),
    ];
    // Nobody searches for the screen that they are on.
    const places = new Map(recent.flatMap((place, age) => (place === here ? [] : [[place, age]])));
    return all.map((entry) => ({ ...entry, recent: ageOf(entry, places) }));
  }, [menu.data, texts.data, tree.data, actions, recent, views, hide, here, records, translate, rights, opens]);

  return {
    entries,
    isLoading: tree.isFetching && !tree.data,
    failed: [tree, menu, texts].find(({ data, error }) => error && !data),
  };
}

const noViews: SavedView[] = [];

const openAllTexts = async () => {
  await openTexts(...new Set(resources.map(({ texts }) => texts)));
  return true;
};

/** Merges entries of one address: the menu's name comes first, and the area's becomes another name. */
function merged(entries: readonly FinderEntry[]): FinderEntry[] {
  const byKey = new Map<string, FinderEntry>();
  for (const entry of entries) {
    const first = byKey.get(entry.key);
    byKey.set(entry.key, first ? { ...first, names: [...first.names, ...entry.names] } : entry);
  }
  return [...byKey.values()];
}

/** Returns how recently one of its addresses was seen, as its index among the recent places; undefined if never. */
function ageOf({ to, also = [] }: FinderEntry, places: ReadonlyMap<string, number>): number | undefined {
  const ages = [...(to ? [to] : []), ...also].flatMap((address) => places.get(address) ?? []);
  return ages.length > 0 ? Math.min(...ages) : undefined;
}

type Translate = ReturnType<typeof useTranslate>;

/** Lists the menu's entries that lead to a screen; they are found by their translated name and by the server's name. */
const menuEntries = (entries: readonly MenuEntry[], translate: Translate, way: readonly string[] = []): FinderEntry[] =>
  entries.flatMap((entry) => {
    const name = entryName(entry, translate);
    const path = pathOf(entry)?.replace(/\/$/, '');
    const own =
      path && hasScreen(path) ? [namedEntry({ kind: 'screen', name, way, to: path, otherNames: [entry.menu_name] })] : [];
    return [...own, ...menuEntries(entry.children, translate, [...way, name])];
  });

/** Lists every record of the catalogue; made once of each answer. */
const treeEntries = remembered((nodes: readonly CourseTreeNode[]): readonly FinderEntry[] => entriesOf(nodes, []));

const entriesOf = (nodes: readonly CourseTreeNode[], way: readonly string[]): FinderEntry[] =>
  nodes.flatMap((node) => [entryOf(node, way), ...entriesOf(node.children, [...way, node.label])]);

function entryOf(node: CourseTreeNode, way: readonly string[]): FinderEntry {
  const { level, slug, label, key, texts } = node;
  const { view, edit } = levels[level];
  const [name = '', ...marks] = texts.map(searchable);
  return {
    key,
    kind: level,
    name: label,
    way,
    names: [name],
    marks: marks.join('\n'),
    to: screenOf(view, slug),
    also: [screenOf(edit, slug)],
    addsAt: addBelow(node)?.to,
  };
}

interface Opening {
  translate: (key: string) => string;
  /** Hides columns of a list. */
  hide: (list: string, hidden: readonly string[]) => void;
}

/** Lists the person's saved views of lists that the product has. */
const viewEntries = (views: readonly SavedView[], { translate, hide }: Opening): FinderEntry[] =>
  views.flatMap((view) => {
    const { list, name } = view;
    const title = resources.find((resource) => resource.name === list)?.titles.list;
    if (title === undefined) return [];
    return {
      key: `view ${list} ${name}`,
      kind: 'view',
      name,
      way: [translate(title)],
      names: [searchable(name)],
      marks: '',
      to: `/${list}${searchOf(view)}`,
      run: () => hide(list, view.hidden),
    };
  });

/** The languages' English names, for who can't read the language that is shown. */
const inEnglish = { en: 'English', ne: 'Nepali' };

/** Lists the shell's actions and its own screens, whatever the server's menu has. */
function actionEntries(actions: ShellActions, translate: Translate): FinderEntry[] {
  const action = (name: string, run: () => void, otherNames: readonly string[] = []) =>
    namedEntry({ kind: 'action', name, run, otherNames });
  const { resetDemo } = actions;
  return [
    namedEntry({ kind: 'screen', name: entryName({ menu_name: 'Dashboard' }, translate), to: home }),
    namedEntry({ kind: 'screen', name: translate('shell.settings'), to: '/settings' }),
    namedEntry({ kind: 'screen', name: translate('shell.first_steps'), to: '/firstSteps' }),
    ...(['light', 'dark', 'system'] as const).map((scheme) =>
      action(`${translate('shell.theme')}: ${translate(`shell.theme_${scheme}`)}`, () => chooseScheme(scheme)),
    ),
    ...locales.map(({ locale, name }) =>
      action(`${translate('shell.language')}: ${name}`, () => actions.speak(locale), [inEnglish[locale]]),
    ),
    action(translate('shell.keys'), actions.showKeys),
    ...(resetDemo ? [action(translate('shell.demo_reset'), resetDemo)] : []),
    action(translate('shell.logout'), actions.logOut),
  ];
}
