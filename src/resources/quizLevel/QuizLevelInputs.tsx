import { TextInput } from '@/components/inputs/TextInput';

/** The inputs of a quiz level, for both of its forms. */
export const QuizLevelInputs = () => <TextInput source="level_name" />;
