import { TextField } from './TextField';

/** Why the record is changed; every edit form ends with it. */
export const RemarksInput = () => <TextField source="modified_remarks" multiline minRows={2} />;
