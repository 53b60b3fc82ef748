import { useTranslate } from 'react-admin';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { LiveChip } from '@/components/courseTree/LiveChip';
import { useDigits } from '@/components/useDigits';

/** How many children a node has, and what is unusual: a course that isn't live. */
export function NodeBadge({ node: { childCount: count, live } }: { node: CourseTreeNode }) {
  const translate = useTranslate();
  const digits = useDigits();
  return (
    <>
      {count > 0 && (
        <span className="count" title={translate('course_setup.children', { count })}>
          {digits(count)}
        </span>
      )}
      {live === false && <LiveChip live={live} />}
    </>
  );
}
