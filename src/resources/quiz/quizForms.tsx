import TagIcon from '@mui/icons-material/LocalOfferOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCreate, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { RadioButtonGroupInput } from '@/components/form/inputs/RadioButtonGroupInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell, Group } from '@/components/form/layout';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import { ArrayInput } from '@/components/form/rows/ArrayInput';
import type { FormValues } from '@/components/form/work/useSave';
import { DeleteLink } from '@/components/list/columns/RowLink';
import { CreateForm, type CreateFormProps } from '@/components/record/CreateForm';
import type { RecordForms } from '@/components/record/recordForms';
import { IconLink } from '@/components/routing/IconLink';
import { offered, type ToastAction } from '@/components/ui/feedback/toasts';
import { isYes } from '@/contract/fields';
import { newQuizForm, quizEditForm } from '@/contract/quiz';
import { newQuizTagFields, quizTagForm } from '@/contract/quizTag';
import { isUnknown } from '@/providers/data/adapter';
import { useServices } from '@/providers/services';
import { CorrectOptionInput } from './CorrectOptionInput';
import { NewQuizTagInputs } from './NewQuizTagInputs';
import { QuizDetails } from './QuizDetails';
import { questionOf } from './questionOf';
import { names } from './quizNames';
import { keptTagFields, rememberTag } from './tagMemory';
import { tagQuestion } from './tagQuestion';

/**
 * The inputs of a question, for both of its forms; the correct option is below the options from which it is chosen. A new question can be
 * tagged at once.
 */
const QuizInputs = () => (
  <>
    <Group title="quiz.group_question">
      <Cell width={12}>
        <RichTextInput source="question" />
      </Cell>
      <Cell width={12}>
        <ArrayInput source="quiz_options" firstStays>
          <Cell width={12}>
            <RichTextInput source="options" size="line" />
          </Cell>
          <RadioButtonGroupInput source="correct" />
        </ArrayInput>
      </Cell>
      <Cell width={12}>
        <CorrectOptionInput />
      </Cell>
    </Group>
    <Group title="quiz.group_answer">
      <Cell width={12}>
        <RichTextInput source="answer_desc" />
      </Cell>
      <Cell width={12}>
        <RadioButtonGroupInput source="has_video_solution" />
      </Cell>
      <TextInput source="video_solution" type="url" />
      <TextInput source="app_video_solution" type="url" />
    </Group>
    <NewQuizTagInputs />
  </>
);

/** The form of a new question, which is tagged as it is added. */
const AddQuizForm = (props: CreateFormProps) => <CreateForm {...props} add={useAddTagged()} />;

/** The forms and details of a question. */
export const quizForms: RecordForms = {
  name: 'quiz',
  form: newQuizForm,
  keeps: keptTagFields,
  AddForm: AddQuizForm,
  editForm: quizEditForm,
  Inputs: QuizInputs,
  Details: QuizDetails,
  further: [<TagToModelset key="tag" />, <DeleteLink key="delete" />],
};

/** Links from a question's page to the popup that tags it, over the page. */
function TagToModelset() {
  const translate = useTranslate();
  const { search } = useLocation();
  return (
    <IconLink label={translate('quiz.tag_to_ms')} to={{ pathname: 'tag', search }}>
      <TagIcon fontSize="small" />
    </IconLink>
  );
}

const looking = z.object({ question: z.string(), quiz_options: z.array(z.object({ options: z.string() })) });

/** Adds a question, and tags it if its form says so; if tagging fails, the question stays, and its toast links to its tag form. */
function useAddTagged(): (values: FormValues) => Promise<RaRecord> {
  const { client } = useServices();
  const [create] = useCreate();
  const queries = useQueryClient();
  const tellUntagged = useTellUntagged();

  return async (values) => {
    const data = Object.fromEntries(Object.entries(values).filter(([field]) => !Object.hasOwn(newQuizTagFields, field)));
    const added: RaRecord = await create(names.bank, { data }, { returnPromise: true });
    if (!isYes(values.tagged)) return added;
    rememberTag(values);
    try {
      const known = isUnknown(added) ? null : Number(added.id);
      await tagQuestion(client, { quiz: known, question: looking.parse(data) }, quizTagForm.parse(values));
    } catch (error) {
      tellUntagged(added, error);
    } finally {
      void queries.invalidateQueries();
    }
    return added;
  };
}

function useTellUntagged() {
  const notify = useNotify();
  const translate = useTranslate();
  return (added: RaRecord, error: unknown) => {
    const reason = error instanceof Error ? translate(error.message, { _: error.message }) : '';
    const action: ToastAction = { label: 'quiz.tag', to: questionOf(added.id, 'bank', '/tag') };
    notify('quiz.untagged', {
      type: 'warning',
      messageArgs: { reason },
      autoHideDuration: offered,
      ...(!isUnknown(added) && { action }),
    });
  };
}
