import { Link } from '@mui/material';
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
    {(number) => <Link href={`tel:${asciiDigits(number).replaceAll(/[^\d+]/g, '')}`}>{number}</Link>}
  </Detail>
);
