import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { type Level, levelNames, levels, levelsAbove, resourcesScreen } from '@/components/courseTree/levels';

/** A record of the catalogue as an address names it: by its slug or id. */
export interface CoursePlace {
  level: Level;
  id: string;
}

/** Where in the catalogue a screen is: at the parent of what it adds, or at what it changes or shows. */
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
