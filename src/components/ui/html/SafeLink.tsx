import { Link } from '@mui/material';
import { isWebUrl } from '@/domain/html/webUrl';

/** A stored address as a link that opens in another browser tab; if it isn't a web address, as plain text. */
export const SafeLink = ({ href }: { href: string }) =>
  isWebUrl(href) ? (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {href}
    </Link>
  ) : (
    href
  );
