import { Where } from '@/components/form/Where';
import { ChoiceField } from '@/components/inputs/ChoiceField';
import { DurationField } from '@/components/inputs/DurationField';
import { TextField } from '@/components/inputs/TextField';
import { belongs } from '@/contract/subTopic';

/** What a sub topic with a video is asked for beyond the rest. */
export const VideoInputs = () => (
  <>
    <Where asked={belongs.host_type}>
      <ChoiceField source="host_type" isRequired />
    </Where>
    <Where asked={belongs.video_type}>
      <ChoiceField source="video_type" />
    </Where>
    <Where asked={belongs.em_video_url}>
      <TextField source="em_video_url" isRequired multiline minRows={2} />
    </Where>
    <Where asked={belongs.video_url}>
      <TextField source="video_url" isRequired type="url" />
    </Where>
    <Where asked={belongs.mob_video_url}>
      <TextField source="mob_video_url" isRequired type="url" />
    </Where>
    <Where asked={belongs.video_duration}>
      <DurationField source="video_duration" />
    </Where>
    <Where asked={belongs.preview_status}>
      <ChoiceField source="preview_status" isRequired />
    </Where>
    <Where asked={belongs.preview_video_url}>
      <TextField source="preview_video_url" isRequired type="url" />
    </Where>
  </>
);
