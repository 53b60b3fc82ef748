import { CourseInput } from '@/components/courseTree/CourseInput';
import { ChoiceInput } from '@/components/inputs/ChoiceInput';
import { ImageInput } from '@/components/inputs/ImageInput';
import { BannerWords } from './BannerWords';

/** The inputs of a mobile banner; its image is changed from the list. */
export const MobileBannerInputs = () => (
  <>
    <CourseInput />
    <BannerWords />
    <ChoiceInput source="has_enroll" />
    <ImageInput source="banner_img" shape="banner" />
  </>
);
