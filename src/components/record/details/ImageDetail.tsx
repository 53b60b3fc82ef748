import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { MediaImage, type Shape } from '@/components/ui/media/Picture';
import { useMayWrite } from '@/providers/auth/rights';
import { DetailRow } from './Details';

interface ImageDetailProps {
  /** The record's field; its name is `fields.<source>`. */
  source: string;
  /** The shape in its form. */
  shape: Shape;
  /** Whether the record shows the image; by default it does. */
  where?: (record: RaRecord) => boolean;
  /** The popup that changes the image, if there is one, and the label of the link to it. */
  change?: { to: string; label: string };
}

/** One image of a record, with a link to change it if there is one; without either, nothing. */
export function ImageDetail({ source, shape, where, change }: ImageDetailProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const path: unknown = record && (!where || where(record)) ? record[source] : undefined;
  const mayChange = useMayWrite() && change !== undefined;
  if (typeof path !== 'string' && !mayChange) return null;
  return (
    <DetailRow source={source}>
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {typeof path === 'string' && <MediaImage path={path} alt={translate(`fields.${source}`)} shape={shape} />}
        {mayChange && (
          <Button component={Link} to={change.to} size="small" startIcon={<EditIcon />}>
            {translate(change.label)}
          </Button>
        )}
      </Box>
    </DetailRow>
  );
}
