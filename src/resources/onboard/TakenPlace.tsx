import { Alert } from '@mui/material';
import { useGetList, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isDeleted } from '@/components/record/deletedRecords';

/** Says which banner has the typed sequence number already, before the form is sent; the server would refuse it. */
export function TakenPlace() {
  const translate = useTranslate();
  const own = useRecordContext()?.id;
  const place: unknown = useWatch({ name: 'onboard_priority' });
  const { data = [] } = useGetList(useResourceContext() ?? '');
  const taken = data.find((banner) => banner.id !== own && banner.onboard_priority === place && !isDeleted(banner));
  return (
    taken && <Alert severity="warning">{translate('rules.onboard_priority_taken_by', { title: taken.onboard_title })}</Alert>
  );
}
