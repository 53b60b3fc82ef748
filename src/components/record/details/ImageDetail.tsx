import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useNameOf } from '@/components/record/names';
import { PersonMark } from '@/components/ui/media/PersonMark';
import { MediaImage, type Shape } from '@/components/ui/media/Picture';
import { DetailRow } from './Details';

interface ImageDetailProps {
  /** The record's field; its name is `fields.<source>`. */
  source: string;
  /** The shape in its form. */
  shape: Shape;
  /** Whether the record shows the image; by default it does. */
  where?: (record: RaRecord) => boolean;
  /** Rendered if there is no image. */
  none?: ReactNode;
  /** The popup that changes the image, if there is one, and the label of the link to it. */
  change?: { to: string; label: string };
}

/** One image of a record, with a link to change it if there is one. */
export function ImageDetail({ source, shape, where, none, change }: ImageDetailProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const path: unknown = record && (!where || where(record)) ? record[source] : undefined;
  return (
    <DetailRow source={source}>
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {typeof path === 'string' ? (
          <MediaImage path={path} alt={translate(`fields.${source}`)} shape={shape} />
        ) : (
          (none ?? translate('ui.not_available'))
        )}
        {change && (
          <Button component={Link} to={change.to} size="small" startIcon={<EditIcon />}>
            {translate(change.label)}
          </Button>
        )}
      </Box>
    </DetailRow>
  );
}

interface PersonImageDetailProps {
  /** The record's field; its name is `fields.<source>`. */
  source: string;
  /** The label of the link to the popup `image` over the details. */
  label: string;
}

/** A person's image, or else the initial, and the link to change it. */
export function PersonImageDetail({ source, label }: PersonImageDetailProps) {
  const name = useNameOf()(useRecordContext());
  return (
    <ImageDetail source={source} shape="square" none={<PersonMark name={name} size={96} />} change={{ to: 'image', label }} />
  );
}
