import { ImageInput } from '@/components/inputs/ImageInput';
import { TextInput } from '@/components/inputs/TextInput';
import { BannerWords } from './BannerWords';

/** The inputs of a home banner; its image is changed from the list. */
export const HomeBannerInputs = () => (
  <>
    <BannerWords />
    <TextInput source="banner_intro" type="url" />
    <ImageInput source="banner_img" shape="banner" />
  </>
);
