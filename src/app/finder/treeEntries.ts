import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { levels, screenOf } from '@/components/courseTree/levels';
import { remembered } from '@/domain/remembered';
import { searchable } from '@/domain/searchable';
import type { FinderEntry } from './finderEntry';

/** Lists every record of the catalogue; made once of each answer. */
export const treeEntries = remembered((nodes: readonly CourseTreeNode[]): readonly FinderEntry[] => entriesOf(nodes, []));

const entriesOf = (nodes: readonly CourseTreeNode[], way: readonly string[]): FinderEntry[] =>
  nodes.flatMap((node) => [entryOf(node, way), ...entriesOf(node.children, [...way, node.label])]);

function entryOf({ level, slug, label, key, texts }: CourseTreeNode, way: readonly string[]): FinderEntry {
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
  };
}
