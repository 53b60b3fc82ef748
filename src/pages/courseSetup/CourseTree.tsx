import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { RecordOrState } from '@/components/feedback/RecordOrState';
import { courseTreeCalls } from '@/contract/courseTree';
import { useRead } from '@/providers/data/useRead';
import { CourseTreeBranch } from './CourseTreeBranch';
import { courseNodes } from './courseNodes';

/** The catalogue as an outline whose branches open and close. */
export function CourseTree() {
  const translate = useTranslate();
  const query = useRead(courseTreeCalls.getCourseTree, {});
  return (
    <Box component="nav" aria-label={translate('course_setup.tree')}>
      <RecordOrState query={query} lines={8}>
        {({ data }) => <Branches categories={data} />}
      </RecordOrState>
    </Box>
  );
}

function Branches({ categories }: { categories: Parameters<typeof courseNodes>[0] }) {
  const translate = useTranslate();
  const nodes = useMemo(() => courseNodes(categories), [categories]);
  if (nodes.length === 0) return <Typography color="text.secondary">{translate('course_setup.empty')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {nodes.map((node) => (
        <CourseTreeBranch key={node.key} node={node} />
      ))}
    </Box>
  );
}
