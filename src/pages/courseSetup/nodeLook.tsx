import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { levelIcons } from '@/components/courseTree/levelIcons';
import { levelNames } from '@/components/courseTree/levels';
import type { NodeLook } from '@/components/tree/TreeRowLine';
import { NodeBadge } from './NodeBadge';

/** What the tree shows of a node beside its name. */
export const nodeLook = (node: CourseTreeNode): NodeLook => ({
  icon: icons.get(node.level),
  marks: [node.code, node.slug].filter((mark) => mark !== undefined),
  badge: <NodeBadge node={node} />,
});

// The same elements in every row: a row that is drawn again doesn't draw them anew.
const icons = new Map(
  levelNames.map((level) => {
    const Icon = levelIcons[level];
    return [level, <Icon key={level} aria-hidden />];
  }),
);
