import { ImageInput } from '@/components/inputs/ImageInput';
import { NumberInput } from '@/components/inputs/NumberInput';
import { TextInput } from '@/components/inputs/TextInput';
import { TakenPlace } from './TakenPlace';

/** What an onboarding banner is made of; its image is changed from the list. */
export const OnboardInputs = () => (
  <>
    <TextInput source="onboard_title" />
    <NumberInput source="onboard_priority" />
    <TakenPlace />
    <ImageInput source="onboard_img" shape="banner" />
  </>
);
