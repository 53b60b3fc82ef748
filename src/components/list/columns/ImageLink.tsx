import NoImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box } from '@mui/material';
import { useContext } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { places } from '@/components/record/inOrder';
import { useAddressSearch } from '@/components/routing/addresses';
import { ActionPlace, IconLink } from '@/components/routing/IconLink';
import { SafeLink } from '@/components/ui/html/SafeLink';
import { useMediaUrl } from '@/components/ui/media/mediaUrls';
import { PersonMark } from '@/components/ui/media/PersonMark';
import type { ShownText } from '@/components/ui/text/shownText';
import { fileNameOf } from '@/domain/mediaPath';
import { useMayWrite } from '@/providers/auth/rights';
import { usePopupOf, useRowName } from './RowLink';

/** The text of a column of images: `<Column source="banner_img" text={imageText}><ImageLink source="banner_img" /></Column>`. */
export const imageText: ShownText = (path, { translate }) => (path === '' ? translate('ui.image_none') : fileNameOf(path));

interface ImageLinkProps {
  source: string;
  /** What it shows: a person's image is round, and replaced by the name's first letter if missing. */
  of?: 'thing' | 'person';
}

/** A row's small image, or in a menu or on a button an icon, linked to the popup that changes it, `image/:id` below the list. */
export function ImageLink({ source, of = 'thing' }: ImageLinkProps) {
  const translate = useTranslate();
  const search = useAddressSearch();
  const record = useRecordContext();
  const name = useRowName();
  const popupOf = usePopupOf();
  const { url, onBroken } = useMediaUrl(record?.[source]);
  const to = { pathname: popupOf('image', record?.id), search };
  const label = translate('ui.image_name', { name });
  const mayWrite = useMayWrite();
  if (useContext(ActionPlace).as !== 'icon') {
    return (
      <IconLink label={label} short={translate('ui.image_update')} to={to} writes>
        {instead.thing()}
      </IconLink>
    );
  }
  const shown = url ? (
    <Box component="img" src={url} alt="" loading="lazy" onError={onBroken} sx={shapes[of]} />
  ) : (
    instead[of](name)
  );
  if (!mayWrite) return url || of === 'person' ? shown : null;
  return (
    // Aligns the image, rather than the padding around it, with the start of the column's heading.
    <Box sx={{ ml: '-5px' }}>
      <IconLink label={label} to={to}>
        {shown}
      </IconLink>
    </Box>
  );
}

ImageLink.place = places.own;

const image = { display: 'block', height: 32, objectFit: 'cover' };
const shapes = {
  thing: { ...image, width: 56, borderRadius: 0.5 },
  person: { ...image, width: 32, borderRadius: '50%' },
};
const instead = {
  thing: () => <NoImageIcon fontSize="small" />,
  person: (name: string) => <PersonMark name={name} size={32} />,
};

/** A row's stored address, as a link that opens in another browser tab. */
export function LinkField({ source }: { source: string }) {
  const href: unknown = useRecordContext()?.[source];
  return typeof href === 'string' && <SafeLink href={href} />;
}
