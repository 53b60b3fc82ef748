import { LiveChip } from '@/components/product/courseTree/CourseLive';
import type { CourseTreeNode } from '@/components/product/courseTree/courseNodes';
import { levelIcons } from '@/components/product/courseTree/levelIcons';
import { levelNames } from '@/components/product/courseTree/levels';
import { ChildCount } from '@/components/tree/Panel';
import type { NodeLook } from '@/components/tree/TreeRowLine';

/** Returns what the tree shows of a node besides its name. */
export const nodeLook = (node: CourseTreeNode): NodeLook => ({
  icon: icons.get(node.level),
  marks: [node.code, node.slug].filter((mark) => mark !== undefined),
  badge: <NodeBadge node={node} />,
});

// Shared by all rows, so that a row that renders again doesn't render them too.
const icons = new Map(
  levelNames.map((level) => {
    const Icon = levelIcons[level];
    return [level, <Icon key={level} aria-hidden />];
  }),
);

/** Shows how many children a node has, and that a course isn't live. */
const NodeBadge = ({ node: { childCount, live } }: { node: CourseTreeNode }) => (
  <>
    <ChildCount count={childCount} />
    {live === false && <LiveChip live={live} />}
  </>
);
