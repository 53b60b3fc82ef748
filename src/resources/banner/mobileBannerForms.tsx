import { useTranslate } from 'react-admin';
import { CourseInput } from '@/components/courseTree/CourseInput';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { ImageInput } from '@/components/inputs/ImageInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import type { RecordForms } from '@/components/record/recordForms';
import { mobileBannerEditForm, mobileBannerForm } from '@/contract/mobileBanner';
import { BannerPreview } from './BannerPreview';
import { BannerWords } from './BannerWords';

/** The inputs of a mobile banner; its image is changed from the list. */
const MobileBannerInputs = () => (
  <>
    <CourseInput />
    <BannerWords />
    <RadioButtonGroupInput source="has_enroll" />
    <ImageInput source="banner_img" shape="banner" />
  </>
);

/** The forms and details of a mobile banner. */
export const mobileBannerForms: RecordForms = {
  name: 'mobile_banner',
  form: mobileBannerForm,
  editForm: mobileBannerEditForm,
  Inputs: MobileBannerInputs,
  Details: MobileBannerDetails,
};

/** A mobile banner as learners see it, its details and its audit. */
function MobileBannerDetails() {
  const translate = useTranslate();
  return (
    <>
      <BannerPreview />
      <Details>
        <Detail source="course_name" />
        <Detail source="banner_tag_line" />
        <Detail source="banner_desc" />
        <Detail source="has_enroll">{(flag) => translate(`choices.${flag}`)}</Detail>
        <AuditDetails />
      </Details>
    </>
  );
}
