import { useTranslate } from 'react-admin';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { LiveChip } from '@/components/courseTree/LiveChip';

/** How many children a node has, and whether a course is live. */
export function NodeBadge({ node: { childCount: count, live } }: { node: CourseTreeNode }) {
  const translate = useTranslate();
  return (
    <>
      {count > 0 && (
        <span className="count" title={translate('course_setup.children', { count })}>
          {count}
        </span>
      )}
      {live !== undefined && <LiveChip live={live} />}
    </>
  );
}
