import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { MediaImage } from '@/components/media/MediaImage';
import { fieldWidth, Picture, type Shape } from '@/components/media/Picture';
import { useObjectUrl } from '@/components/media/useObjectUrl';
import { FileInput } from './FileInput';

interface ImageInputProps {
  source: string;
  /** The path of the stored image, shown until another is chosen. */
  current?: string | null;
  /** The shape in which it is shown. */
  shape: Shape;
}

/** An image, chosen or dropped, shown, and validated at once by the form's schema. */
export const ImageInput = ({ source, current, shape }: ImageInputProps) => (
  <FileInput source={source} action="ui.image_choose" width={fieldWidth(shape)}>
    <ChosenImage source={source} current={current} shape={shape} />
  </FileInput>
);

// Its alternative text is empty: its name is below.
function ChosenImage({ source, current, shape }: ImageInputProps) {
  const { getFieldState } = useFormContext();
  const { invalid } = getFieldState(source, useFormState({ name: source }));
  const value: unknown = useWatch({ name: source });
  const chosen = value instanceof File ? value : undefined;
  // A refused image isn't shown, nor the stored one above its name.
  const url = useObjectUrl(invalid ? undefined : chosen);
  return chosen ? <Picture src={url} alt="" shape={shape} /> : <MediaImage path={current} alt="" shape={shape} />;
}
