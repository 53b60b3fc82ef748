import { TextInput } from './TextInput';

/** Why the record is changed; every edit form ends with it. */
export const RemarksInput = () => <TextInput source="modified_remarks" multiline minRows={2} />;
