import { Picture } from './Picture';
import { useMediaUrl } from './useMediaUrl';

interface MediaImageProps {
  /** Below `/media/`; null or undefined where the record has none. */
  path: string | null | undefined;
  alt: string;
}

/** A stored image. */
export function MediaImage({ path, alt }: MediaImageProps) {
  const { url, isLoading, error, onBroken } = useMediaUrl(path);
  return <Picture src={url} alt={alt} isLoading={isLoading} reason={error?.message} onBroken={onBroken} />;
}
