import { Link } from '@mui/material';
import { fileNameOf } from '@/domain/mediaPath';
import { useServices } from '@/providers/services';

/** A stored file's name; if the file has an address, as a link that opens it in another browser tab. */
export function FileLink({ path }: { path: string }) {
  const { media } = useServices();
  const name = fileNameOf(path);
  const href = media.urlOf?.(path);
  if (!href) return name;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {name}
    </Link>
  );
}
