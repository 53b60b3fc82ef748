import type { RecordForms } from '@/components/record/recordForms';
import { ShowActions } from '@/components/record/ShowActions';
import { ShowRecord } from '@/components/record/ShowRecord';
import { RouteDialog } from './RouteDialog';

/** The popup that shows a record, for the route `view/:id` below its list; also of a resource that can't be added to. */
export const viewPopup =
  ({ name, Details, Status, width }: Pick<RecordForms, 'name' | 'Details' | 'Status' | 'width'>) =>
  () => (
    <RouteDialog title={`${name}.view`} record="shown" status={Status && <Status />} {...(width && { width })}>
      <ShowRecord>
        <Details />
      </ShowRecord>
      <ShowActions />
    </RouteDialog>
  );
