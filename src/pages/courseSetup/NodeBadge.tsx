import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { LiveChip } from '@/components/courseTree/LiveChip';
import { ChildCount } from '@/components/treePage/ChildCount';

/** How many children a node has, and what is unusual: a course that isn't live. */
export const NodeBadge = ({ node: { childCount, live } }: { node: CourseTreeNode }) => (
  <>
    <ChildCount count={childCount} />
    {live === false && <LiveChip live={live} />}
  </>
);
