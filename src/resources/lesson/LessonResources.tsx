import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ZipIcon from '@mui/icons-material/FolderZipOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DownloadButton, FileLink } from '@/components/form/files/DownloadButton';
import { levels, screenOf } from '@/components/product/courseTree/levels';
import { IconLink } from '@/components/routing/IconLink';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import type { Reply } from '@/contract/call';
import { lessonCalls } from '@/contract/lesson';
import { fileNameOf } from '@/domain/mediaPath';
import { useRead } from '@/providers/data/useRead';
import type { Resource } from './useRouteResource';

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

interface ResourceListProps {
  /** The lesson's id or slug: the popups of its files are routes below its details. */
  lesson: string;
  resources: readonly Resource[];
}

/** The files of a lesson. */
function ResourceList({ lesson, resources }: ResourceListProps) {
  const translate = useTranslate();
  const list = useNewRowFocus(resources);
  if (resources.length === 0) return <Typography color="text.secondary">{translate('lesson_resource.none')}</Typography>;
  return (
    <Box component="ul" ref={list} aria-label={translate('lesson_resource.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {resources.map((resource) => (
        <ResourceLine key={resource.resources_id} lesson={lesson} resource={resource} />
      ))}
    </Box>
  );
}

/** Focuses a file that was just uploaded, unless the focus has moved away from its form. */
function useNewRowFocus(resources: readonly Resource[]) {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef(resources);
  useEffect(() => {
    const standing = new Set(known.current.map(({ resources_id }) => resources_id));
    known.current = resources;
    const added = resources.findIndex(({ resources_id }) => !standing.has(resources_id));
    const { activeElement: now } = document;
    if (added < 0 || (now !== document.body && !now?.closest('form'))) return;
    list.current?.children[added]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [resources]);
  return list;
}

function ResourceLine({ lesson, resource }: { lesson: string; resource: Resource }) {
  const translate = useTranslate();
  const { resources_id, resources: path } = resource;
  const popups = `${screenOf(levels.lesson.view, lesson)}/resources/${resources_id}`;
  const name = fileNameOf(path);
  const Icon = path.endsWith('.pdf') ? PdfIcon : ZipIcon;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Icon color="action" fontSize="small" />
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
        <FileLink path={path} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        <DownloadButton path={path} />
        <IconLink label={translate('ui.edit_name', { name })} to={`${popups}/edit`} writes>
          <EditIcon fontSize="small" />
        </IconLink>
        <IconLink label={translate('lesson_resource.delete_name', { name })} to={`${popups}/delete`} writes>
          <DeleteIcon fontSize="small" />
        </IconLink>
      </Box>
    </Box>
  );
}
