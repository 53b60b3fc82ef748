import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { ImageInput } from '@/components/inputs/ImageInput';
import { TextInput } from '@/components/inputs/TextInput';
import type { RecordForms } from '@/components/record/recordForms';
import { VideoDetail } from '@/components/video/VideoDetail';
import { homeBannerEditForm, homeBannerForm } from '@/contract/homeBanner';
import { BannerPreview } from './BannerPreview';
import { BannerWords } from './BannerWords';

/** A home banner as learners see it, its details and its audit. */
const HomeBannerDetails = () => (
  <>
    <BannerPreview />
    <Details>
      <Detail source="banner_tag_line" />
      <Detail source="banner_desc" />
      <VideoDetail source="banner_intro" />
      <AuditDetails />
    </Details>
  </>
);

/** The inputs of a home banner; its image is changed from the list. */
const HomeBannerInputs = () => (
  <>
    <BannerWords />
    <TextInput source="banner_intro" type="url" />
    <ImageInput source="banner_img" shape="banner" />
  </>
);

/** The forms and details of a home banner. */
export const homeBannerForms: RecordForms = {
  name: 'home_banner',
  form: homeBannerForm,
  editForm: homeBannerEditForm,
  Inputs: HomeBannerInputs,
  Details: HomeBannerDetails,
};
