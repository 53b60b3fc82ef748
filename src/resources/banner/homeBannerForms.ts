import type { RecordForms } from '@/components/record/recordForms';
import { homeBannerEditForm, homeBannerForm } from '@/contract/homeBanner';
import { HomeBannerDetails } from './HomeBannerDetails';
import { HomeBannerInputs } from './HomeBannerInputs';

/** The forms and details of a home banner. */
export const homeBannerForms: RecordForms = {
  name: 'home_banner',
  form: homeBannerForm,
  editForm: homeBannerEditForm,
  Inputs: HomeBannerInputs,
  Details: HomeBannerDetails,
};
