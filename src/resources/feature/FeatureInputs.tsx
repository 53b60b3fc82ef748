import { ImageInput } from '@/components/inputs/ImageInput';
import { TextInput } from '@/components/inputs/TextInput';

/** What a feature is made of; its icon is given once, when it is added. */
export const FeatureInputs = () => (
  <>
    <TextInput source="features_title" />
    <TextInput source="features_desc" multiline minRows={2} />
    <TextInput source="user_get" multiline minRows={2} />
    <ImageInput source="features_icon" shape="icon" />
  </>
);
