import { Box, Link, Rating } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Words } from '@/components/ui/text/Words';
import { mostStars } from '@/contract/numberFields';
import { asciiDigits } from '@/domain/digits';
import { Detail } from './Details';

/** A record's email address, as a link that begins a mail. */
export const EmailDetail = ({ source }: { source: string }) => (
  <Detail source={source}>
    {/* Any server may have sent the address: it must not add headers to the mail. */}
    {(address) => <Link href={`mailto:${address.split('@').map(encodeURIComponent).join('@')}`}>{address}</Link>}
  </Detail>
);

/** A record's phone number, as a link that calls it. */
export const PhoneDetail = ({ source }: { source: string }) => (
  <Detail source={source}>
    {(number) => (
      // Keeps the row as high as the others.
      <Box component="span" sx={{ display: 'inline-block', my: -0.5 }}>
        <PhoneLink number={number} />
      </Box>
    )}
  </Detail>
);

/** A link that calls a number; each of several stacked ones is large enough for a finger. */
export const PhoneLink = ({ number }: { number: string }) => (
  <Link href={`tel:${asciiDigits(number).replaceAll(/[^\d+]/g, '')}`} sx={{ display: 'inline-block', py: 0.5 }}>
    <Words text={number} />
  </Link>
);

/** A rating of a record, in stars. */
export function RatingDetail({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <Detail source={source}>
      {(stars) => (
        <Rating
          readOnly
          size="small"
          max={mostStars}
          precision={0.5}
          value={Number(stars)}
          getLabelText={() => translate('ui.rating', { stars: Number(stars), most: mostStars })}
        />
      )}
    </Detail>
  );
}
