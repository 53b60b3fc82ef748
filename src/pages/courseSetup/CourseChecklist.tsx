import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import { Box, Divider, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { FindingList } from '@/components/feedback/FindingList';
import { QueryContent } from '@/components/feedback/QueryContent';
import { courseFindings } from './courseFindings';
import { useNodeAt } from './useNodeAt';

/** What the course that is shown still lacks before it is complete. */
export function CourseChecklist() {
  const translate = useTranslate();
  const course = useRecordContext();
  const query = useNodeAt({ level: 'course', id: String(course?.id) });
  const findings = useMemo(() => course && query.data && courseFindings(course, query.data), [course, query.data]);
  return (
    <Box component="section" aria-label={translate('course_setup.checklist')}>
      <Divider sx={{ my: 2 }} />
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {translate('course_setup.checklist')}
      </Typography>
      <QueryContent query={{ ...query, data: findings }} lines={2}>
        {(found) => (found.length > 0 ? <FindingList findings={found} /> : <Complete />)}
      </QueryContent>
    </Box>
  );
}

function Complete() {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <CheckIcon fontSize="small" color="success" />
      {translate('course_setup.complete')}
    </Typography>
  );
}
