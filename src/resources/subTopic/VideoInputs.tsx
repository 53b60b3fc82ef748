import { ChoiceField } from '@/components/inputs/ChoiceField';
import { DurationField } from '@/components/inputs/DurationField';
import { TextField } from '@/components/inputs/TextField';

/** What a sub topic with a video is asked for beyond the rest. */
export const VideoInputs = () => (
  <>
    <ChoiceField source="host_type" />
    <ChoiceField source="video_type" />
    <TextField source="em_video_url" multiline minRows={2} />
    <TextField source="video_url" type="url" />
    <TextField source="mob_video_url" type="url" />
    <DurationField source="video_duration" />
    <ChoiceField source="preview_status" />
    <TextField source="preview_video_url" type="url" />
  </>
);
