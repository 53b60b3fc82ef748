import { Chip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { viewPopup } from '@/components/record/dialogs/changePopup';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { ShowActions } from '@/components/record/ShowActions';
import { ShowRecord } from '@/components/record/ShowRecord';
import { useLanguage } from '@/components/ui/text/digits';
import { enquiryNoteForm, enquiryStatusForm } from '@/contract/enquiry';
import { ChangeEnquiry } from './ChangeEnquiry';
import { EnquiryDetails, EnquiryNotes } from './EnquiryDetails';
import { statusColors, statusText } from './enquiryTexts';

function Status() {
  const language = useLanguage();
  const status = String(useRecordContext()?.enquiry_status);
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={statusColors[status] ?? 'default'}
      label={statusText(status, language)}
    />
  );
}

/** The popups of an enquiry below its list. */
export const EnquiryPopups = {
  View: viewPopup({ name: 'enquiry', Details: EnquiryDetails, Status }),
  Status: () => (
    <RouteDialog title="enquiry.status" record="changed">
      <ChangeEnquiry form={enquiryStatusForm}>
        <RadioButtonGroupInput source="enquiry_status" />
        <TextInput source="enquired_notes" multiline minRows={2} />
      </ChangeEnquiry>
    </RouteDialog>
  ),
  Note: () => (
    <RouteDialog title="enquiry.note" record="changed">
      <ChangeEnquiry form={enquiryNoteForm}>
        <TextInput source="enquired_notes" multiline minRows={3} />
        <RadioButtonGroupInput source="enquiry_status" />
      </ChangeEnquiry>
    </RouteDialog>
  ),
  Notes: () => (
    <RouteDialog title="enquiry.notes" record="shown">
      <ShowRecord>
        <EnquiryNotes />
      </ShowRecord>
      <ShowActions />
    </RouteDialog>
  ),
};
