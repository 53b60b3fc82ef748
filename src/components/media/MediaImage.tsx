import { Picture, type Shape } from './Picture';
import { useMediaUrl } from './useMediaUrl';

interface MediaImageProps {
  /** Below `/media/`; null or undefined where the record has none. */
  path: string | null | undefined;
  alt: string;
  shape?: Shape | undefined;
}

/** A stored image. */
export function MediaImage({ path, alt, shape }: MediaImageProps) {
  const { url, isLoading, error, onBroken } = useMediaUrl(path);
  return <Picture src={url} alt={alt} shape={shape} isLoading={isLoading} reason={error?.message} onBroken={onBroken} />;
}
