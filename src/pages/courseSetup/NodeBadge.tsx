import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { LiveChip } from '@/components/courseTree/LiveChip';

/** How many children a node has, and whether a course is live. */
export function NodeBadge({ node }: { node: CourseTreeNode }) {
  const translate = useTranslate();
  return (
    <>
      {node.children.length > 0 && (
        <Typography
          variant="caption"
          color="text.secondary"
          title={translate('course_setup.children', { count: node.children.length })}
        >
          {node.children.length}
        </Typography>
      )}
      {node.live !== undefined && <LiveChip live={node.live} />}
    </>
  );
}
