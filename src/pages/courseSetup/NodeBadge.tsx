import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { LiveChip } from '@/components/courseTree/LiveChip';
import { ChildCount } from '@/components/treePage/ChildCount';

/** Shows how many children a node has, and that a course isn't live. */
export const NodeBadge = ({ node: { childCount, live } }: { node: CourseTreeNode }) => (
  <>
    <ChildCount count={childCount} />
    {live === false && <LiveChip live={live} />}
  </>
);
