import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { QueryContent } from '@/components/feedback/QueryContent';
import type { Reply } from '@/contract/call';
import { lessonCalls } from '@/contract/lesson';
import { useRead } from '@/providers/data/useRead';
import { ResourceList } from './ResourceList';

/** The files of the lesson that the route names. */
export function LessonResources() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const resources = useRead(lessonCalls.viewLessonDetails, { id }, resourcesOf);
  return (
    <Box sx={{ mt: 3 }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('lesson_resource.list')}
      </Typography>
      <QueryContent query={resources} lines={2}>
        {(files) => <ResourceList lesson={id} resources={files} />}
      </QueryContent>
    </Box>
  );
}

const resourcesOf = ({ data }: Reply<typeof lessonCalls.viewLessonDetails>) => data.resources;
