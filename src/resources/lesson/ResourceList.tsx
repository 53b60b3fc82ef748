import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ZipIcon from '@mui/icons-material/FolderZipOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DownloadButton } from '@/components/files/DownloadButton';
import { IconLink } from '@/components/routing/IconLink';
import { fileNameOf } from '@/domain/mediaPath';
import type { Resource } from './useRouteResource';

/** The files of a lesson; their popups stand below the route that it is shown on. */
export function ResourceList({ resources }: { resources: readonly Resource[] }) {
  const translate = useTranslate();
  if (resources.length === 0) return <Typography color="text.secondary">{translate('lesson_resource.none')}</Typography>;
  return (
    <Box component="ul" aria-label={translate('lesson_resource.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {resources.map((resource) => (
        <ResourceLine key={resource.resources_id} resource={resource} />
      ))}
    </Box>
  );
}

function ResourceLine({ resource: { resources_id: id, resources: path } }: { resource: Resource }) {
  const translate = useTranslate();
  const name = fileNameOf(path);
  const Icon = path.endsWith('.pdf') ? PdfIcon : ZipIcon;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Icon color="action" fontSize="small" />
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>{name}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        <DownloadButton path={path} />
        <IconLink label={translate('ui.edit_name', { name })} to={`resources/${id}/edit`}>
          <EditIcon fontSize="small" />
        </IconLink>
        <IconLink label={translate('lesson_resource.delete_name', { name })} to={`resources/${id}/delete`}>
          <DeleteIcon fontSize="small" />
        </IconLink>
      </Box>
    </Box>
  );
}
