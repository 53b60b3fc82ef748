import EditIcon from '@mui/icons-material/EditOutlined';
import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMediaUrl } from '@/components/ui/media/mediaUrls';
import { PersonMark } from '@/components/ui/media/PersonMark';
import { tip } from '@/components/ui/tip';
import { useMayWrite } from '@/providers/auth/rights';
import { useNameOf } from './names';

interface PortraitProps {
  /** The record's field; its name is `fields.<source>`. */
  source: string;
  /** The key of the label of the link to the popup `image` over the details, if there is one. */
  change?: string | undefined;
}

/** A person's picture for the header of the details, or else the initial; who may change it gets there by it. */
export function Portrait({ source, change }: PortraitProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const name = useNameOf()(record);
  const { url, onBroken } = useMediaUrl(record?.[source]);
  const mayChange = useMayWrite() && change !== undefined;
  const shown = url ? (
    <Box component="img" src={url} alt={translate(`fields.${source}`)} onError={onBroken} sx={image} />
  ) : (
    <PersonMark name={name} size={pixels} />
  );
  if (!mayChange) return shown;
  const label = translate(change);
  return (
    <Box component={Link} to="image" aria-label={label} {...tip(label)} sx={link}>
      {shown}
      <Box component="span" aria-hidden sx={pencil}>
        <EditIcon sx={{ fontSize: 16 }} />
      </Box>
    </Box>
  );
}

/** How wide and high it is. */
export const pixels = 96;

const image = { display: 'block', width: pixels, height: pixels, objectFit: 'cover', borderRadius: '50%' } as const;

const link = {
  position: 'relative',
  display: 'block',
  borderRadius: '50%',
  textDecoration: 'none',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const pencil = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
} as const;
