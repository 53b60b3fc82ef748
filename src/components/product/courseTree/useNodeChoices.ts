import { useCallback } from 'react';
import type { ReferenceChoice } from '@/components/form/inputs/ChoiceBox';
import { courseTreeCalls } from '@/contract/courseTree';
import { useRead } from '@/providers/data/useRead';
import { type CourseTreeNode, courseNodes } from './courseNodes';
import { type Level, levels } from './levels';

/** Where a record of a level is added. */
export const addsOf = (level: Level) => ({ to: `/${levels[level].resource}/create`, right: 'catalogue' }) as const;

/** Reads all records of a level to choose from, each with the names above it: two lessons may have one title. */
export const useNodeChoices = (level: Level) =>
  useRead(
    courseTreeCalls.getCourseTree,
    {},
    useCallback((tree) => choicesAt(level, courseNodes(tree), []), [level]),
  );

const choicesAt = (level: Level, nodes: readonly CourseTreeNode[], way: readonly string[]): ReferenceChoice[] =>
  nodes.flatMap((node) => {
    if (node.level !== level) return choicesAt(level, node.children, [...way, node.label]);
    return [{ id: node.iid, name: node.label, way }];
  });
