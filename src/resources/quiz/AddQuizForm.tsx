import { CreateForm, type CreateFormProps } from '@/components/record/CreateForm';
import { useAddTagged } from './useAddTagged';

/** The form of a new question, which is tagged as it is added. */
export const AddQuizForm = (props: CreateFormProps) => <CreateForm {...props} add={useAddTagged()} />;
