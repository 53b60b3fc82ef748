import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { MediaImage } from '@/components/media/MediaImage';
import { fieldWidth, Picture, type Shape } from '@/components/media/Picture';
import { useObjectUrl } from '@/components/media/useObjectUrl';
import { FileInput } from './FileInput';

interface ImageInputProps {
  source: string;
  /** Path of the image that stands, shown until another is chosen. */
  current?: string | null;
  /** How it is meant to be seen. */
  shape: Shape;
}

/** An image of a record form: chosen or dropped, shown, and judged at once by the form's schema. */
export const ImageInput = ({ source, current, shape }: ImageInputProps) => (
  <FileInput source={source} action="ui.image_choose" width={fieldWidth(shape)}>
    <ChosenImage source={source} current={current} shape={shape} />
  </FileInput>
);

// Its name stands below it, or the field's above.
function ChosenImage({ source, current, shape }: ImageInputProps) {
  const { getFieldState } = useFormContext();
  const { invalid } = getFieldState(source, useFormState({ name: source }));
  const value: unknown = useWatch({ name: source });
  const chosen = value instanceof File ? value : undefined;
  // One that is refused is not shown, nor is another above its name.
  const url = useObjectUrl(invalid ? undefined : chosen);
  return chosen ? <Picture src={url} alt="" shape={shape} /> : <MediaImage path={current} alt="" shape={shape} />;
}
