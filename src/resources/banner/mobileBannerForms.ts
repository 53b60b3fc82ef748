import type { RecordForms } from '@/components/record/recordForms';
import { mobileBannerEditForm, mobileBannerForm } from '@/contract/mobileBanner';
import { MobileBannerDetails } from './MobileBannerDetails';
import { MobileBannerInputs } from './MobileBannerInputs';

/** The forms and details of a mobile banner. */
export const mobileBannerForms: RecordForms = {
  name: 'mobile_banner',
  form: mobileBannerForm,
  editForm: mobileBannerEditForm,
  Inputs: MobileBannerInputs,
  Details: MobileBannerDetails,
};
