import { Cell } from '@/components/form/Cell';
import { ImageInput } from '@/components/inputs/ImageInput';
import { NumberInput } from '@/components/inputs/NumberInput';
import { TextInput } from '@/components/inputs/TextInput';
import { TakenPlace } from './TakenPlace';

/** The inputs of an onboarding banner; its image is changed from the list. */
export const OnboardInputs = () => (
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
