import { Cell } from '@/components/form/Cell';
import { DurationInput } from '@/components/inputs/DurationInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/inputs/TextInput';

/** The additional inputs of a sub topic with a video. */
export const VideoInputs = () => (
  <>
    <RadioButtonGroupInput source="host_type" />
    <RadioButtonGroupInput source="video_type" />
    <TextInput source="em_video_url" multiline minRows={2} />
    <Cell width={12}>
      <TextInput source="video_url" type="url" />
    </Cell>
    <Cell width={12}>
      <TextInput source="mob_video_url" type="url" />
    </Cell>
    <DurationInput source="video_duration" />
    <RadioButtonGroupInput source="preview_status" />
    <Cell width={12}>
      <TextInput source="preview_video_url" type="url" />
    </Cell>
  </>
);
