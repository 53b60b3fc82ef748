import { TextInput } from '@/components/inputs/TextInput';

/** What a quiz level is made of, for both of its forms. */
export const QuizLevelInputs = () => <TextInput source="level_name" />;
