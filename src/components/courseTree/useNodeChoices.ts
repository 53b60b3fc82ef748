import { useMemo } from 'react';
import type { ReferenceChoice } from '@/components/inputs/ReferenceField';
import type { CourseTreeNode } from './courseNodes';
import type { Level } from './levels';
import { useCourseNodes } from './useCourseNodes';

/** All records of a level to choose from, each with the way to it: two lessons may have one title. */
export function useNodeChoices(level: Level) {
  const { data: nodes, ...query } = useCourseNodes();
  const data = useMemo(() => nodes && choicesAt(level, nodes, []), [nodes, level]);
  return { ...query, data };
}

const choicesAt = (level: Level, nodes: readonly CourseTreeNode[], way: readonly string[]): ReferenceChoice[] =>
  nodes.flatMap((node) => {
    if (node.level !== level) return choicesAt(level, node.children, [...way, node.label]);
    return [{ id: node.iid, name: [node.label, ...way.toReversed()].join(' ‹ ') }];
  });
