import { ImageInput } from '@/components/inputs/ImageInput';
import { TextInput } from '@/components/inputs/TextInput';

/** The inputs of a feature; its icon is chosen only when it is added. */
export const FeatureInputs = () => (
  <>
    <TextInput source="features_title" />
    <TextInput source="features_desc" multiline minRows={2} />
    <TextInput source="user_get" multiline minRows={2} />
    <ImageInput source="features_icon" shape="icon" />
  </>
);
