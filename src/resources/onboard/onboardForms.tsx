import { Alert } from '@mui/material';
import { useGetList, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ImageInput } from '@/components/form/inputs/FileInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell } from '@/components/form/layout';
import { DeletedChip } from '@/components/list/columns/StatusLink';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { ImageDetail } from '@/components/record/details/ImageDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { isDeleted } from '@/components/record/useRouteRecord';
import { onboardEditForm, onboardForm } from '@/contract/onboard';

/** The inputs of an onboarding banner; its image is changed from the list. */
const OnboardInputs = () => (
  <>
    <Cell width={8}>
      <TextInput source="onboard_title" />
    </Cell>
    <Cell width={4}>
      <NumberInput source="onboard_priority" />
    </Cell>
    <TakenPlace />
    <ImageInput source="onboard_img" shape="banner" />
  </>
);

/** Says which banner has the typed sequence number already, before the form is sent; the server would refuse it. */
function TakenPlace() {
  const translate = useTranslate();
  const own = useRecordContext()?.id;
  const place: unknown = useWatch({ name: 'onboard_priority' });
  const { data = [] } = useGetList(useResourceContext() ?? '');
  const taken = data.find((banner) => banner.id !== own && banner.onboard_priority === place && !isDeleted(banner));
  return (
    taken && <Alert severity="warning">{translate('rules.onboard_priority_taken_by', { title: taken.onboard_title })}</Alert>
  );
}

/** An onboarding banner's details and audit. */
const OnboardDetails = () => (
  <Details>
    <Detail source="onboard_title" />
    <Detail source="onboard_priority" />
    <ImageDetail source="onboard_img" shape="banner" />
    <AuditDetails />
  </Details>
);

/** The forms and details of an onboarding banner. */
export const onboardForms: RecordForms = {
  name: 'onboard',
  form: onboardForm,
  editForm: onboardEditForm,
  Inputs: OnboardInputs,
  Details: OnboardDetails,
  Status: DeletedChip,
};
