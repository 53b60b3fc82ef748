import { useTranslate } from 'react-admin';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { LiveChip } from '@/components/courseTree/LiveChip';

/** How many children a node has, and whether a course is live. */
export function NodeBadge({ node }: { node: CourseTreeNode }) {
  const translate = useTranslate();
  return (
    <>
      {node.children.length > 0 && (
        <span className="count" title={translate('course_setup.children', { count: node.children.length })}>
          {node.children.length}
        </span>
      )}
      {node.live !== undefined && <LiveChip live={node.live} />}
    </>
  );
}
