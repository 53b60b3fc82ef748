import { Box, Link } from '@mui/material';
import { asciiDigits } from '@/domain/digits';
import { Detail } from './Details';

/** A record's email address, which begins a mail. */
export const EmailDetail = ({ source }: { source: string }) => (
  <Detail source={source}>
    {/* Any server may have sent it: what stands in it must not add to the mail. */}
    {(address) => <Link href={`mailto:${address.split('@').map(encodeURIComponent).join('@')}`}>{address}</Link>}
  </Detail>
);

/** A record's phone number, which calls it. */
export const PhoneDetail = ({ source }: { source: string }) => (
  <Detail source={source}>
    {(number) => (
      // The row stays as high as the others.
      <Box component="span" sx={{ display: 'inline-block', my: -0.5 }}>
        <PhoneLink number={number} />
      </Box>
    )}
  </Detail>
);

/** Calls a number; several of them one below the other have room for a finger. */
export const PhoneLink = ({ number }: { number: string }) => (
  <Link href={`tel:${asciiDigits(number).replaceAll(/[^\d+]/g, '')}`} sx={{ display: 'inline-block', py: 0.5 }}>
    {number}
  </Link>
);
