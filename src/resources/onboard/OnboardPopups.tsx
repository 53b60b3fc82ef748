import { ImageInput } from '@/components/form/inputs/FileInput';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { isDeleted, isStanding } from '@/components/record/useRouteRecord';
import { verb } from '@/contract/adapter';
import { onboardAdapter, onboardCalls, onboardImageForm } from '@/contract/onboard';

const remove = onboardAdapter.delete;
const restore = verb(onboardCalls.restoreOnboard, 'banner_id');

/** The popups of an onboarding banner, in addition to its forms'. */
export const OnboardPopups = {
  Image: changePopup({
    title: 'onboard.image',
    form: onboardImageForm,
    change: verb(onboardCalls.updateOnboardImg, 'banner_id'),
    Inputs: ({ record }) => <ImageInput source="onboard_img" shape="banner" current={record.onboard_img} />,
  }),
  Delete: confirmPopup({ texts: 'onboard.delete', change: remove, undo: restore, fits: isStanding, withdraws: true }),
  Restore: confirmPopup({ texts: 'onboard.restore', change: restore, undo: remove, fits: isDeleted }),
};
