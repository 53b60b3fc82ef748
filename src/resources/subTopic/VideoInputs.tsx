import { Cell } from '@/components/form/Cell';
import { ChoiceInput } from '@/components/inputs/ChoiceInput';
import { DurationInput } from '@/components/inputs/DurationInput';
import { TextInput } from '@/components/inputs/TextInput';

/** The additional inputs of a sub topic with a video. */
export const VideoInputs = () => (
  <>
    <ChoiceInput source="host_type" />
    <ChoiceInput source="video_type" />
    <TextInput source="em_video_url" multiline minRows={2} />
    <Cell width={12}>
      <TextInput source="video_url" type="url" />
    </Cell>
    <Cell width={12}>
      <TextInput source="mob_video_url" type="url" />
    </Cell>
    <DurationInput source="video_duration" />
    <ChoiceInput source="preview_status" />
    <Cell width={12}>
      <TextInput source="preview_video_url" type="url" />
    </Cell>
  </>
);
