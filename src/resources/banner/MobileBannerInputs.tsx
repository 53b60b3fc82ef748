import { CourseInput } from '@/components/courseTree/CourseInput';
import { ImageInput } from '@/components/inputs/ImageInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { BannerWords } from './BannerWords';

/** The inputs of a mobile banner; its image is changed from the list. */
export const MobileBannerInputs = () => (
  <>
    <CourseInput />
    <BannerWords />
    <RadioButtonGroupInput source="has_enroll" />
    <ImageInput source="banner_img" shape="banner" />
  </>
);
