import { ImageInput } from '@/components/inputs/ImageInput';
import { NumberInput } from '@/components/inputs/NumberInput';
import { TextInput } from '@/components/inputs/TextInput';
import { TakenPlace } from './TakenPlace';

/** The inputs of an onboarding banner; its image is changed from the list. */
export const OnboardInputs = () => (
  <>
    <TextInput source="onboard_title" />
    <NumberInput source="onboard_priority" />
    <TakenPlace />
    <ImageInput source="onboard_img" shape="banner" />
  </>
);
