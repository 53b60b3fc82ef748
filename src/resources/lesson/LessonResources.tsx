import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { RecordOrState } from '@/components/feedback/RecordOrState';
import { lessonCalls } from '@/contract/lesson';
import { useRead } from '@/providers/data/useRead';
import { ResourceList } from './ResourceList';

/** The files of the lesson that the route names. */
export function LessonResources() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useRead(lessonCalls.viewLessonDetails, { id });
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('lesson_resource.list')}
      </Typography>
      <RecordOrState query={{ data: data?.data.resources, error, refetch }} lines={2}>
        {(resources) => <ResourceList lesson={id} resources={resources} />}
      </RecordOrState>
    </Box>
  );
}
