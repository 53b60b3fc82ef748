import type { CourseTreeNode } from '@/components/product/courseTree/courseNodes';
import { type Level, levelNames, levels, levelsAbove, resourcesScreen } from '@/components/product/courseTree/levels';

/** A record of the catalogue as an address names it: by its slug or id. */
export interface CoursePlace {
  level: Level;
  id: string;
}

/** Returns the catalogue record of a screen: the parent of a new one, or the one that is changed or shown. */
export function placeOf(pathname: string): CoursePlace | undefined {
  const [, , screen = '', id = ''] = pathname.split('/');
  const level = levelOf.get(screen);
  return level && id ? { level, id: decodeURIComponent(id) } : undefined;
}

/** Finds the node of a place. */
export const isAt =
  ({ level, id }: CoursePlace) =>
  (node: CourseTreeNode): boolean =>
    node.level === level && (node.slug === id || String(node.iid) === id);

const levelOf = new Map<string, Level>([
  ...levelNames.flatMap((level): [string, Level][] => {
    const { add, edit, view } = levels[level];
    const parent = levelsAbove(level).at(-1);
    const added: [string, Level][] = parent ? [[add, parent]] : [];
    return [[edit, level], [view, level], ...added];
  }),
  [resourcesScreen, 'lesson'],
]);
