import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ShareBar } from '@/components/bulk/ShareBar';
import { FormContainer } from '@/components/feedback/formContainer';
import { RecordForm } from '@/components/form/RecordForm';
import { isYes } from '@/contract/fields';
import { newQuizTagForm, quizTagForm } from '@/contract/quizTag';
import { NewQuizTagInputs } from '../NewQuizTagInputs';
import { OfferedNumber } from '../OfferedNumber';
import { rememberTag } from '../tagMemory';
import type { RowResult } from './addQuestion';
import type { BankLooks } from './bankLooks';
import type { useAdding } from './useAdding';
import type { RowVerdict } from './verdicts';

interface ImportFormProps {
  adding: ReturnType<typeof useAdding>;
  /** The questions to add. */
  rows: readonly RowVerdict[];
  /** The bank with which they were compared. */
  bank: BankLooks;
  onAdded: (results: readonly RowResult[]) => void;
}

/** Adds questions, and optionally tags all of them with a lesson and perhaps a model set. */
export function ImportForm({ adding: { add, share, stop }, rows, bank, onAdded }: ImportFormProps) {
  const translate = useTranslate();

  const save = async (values: Record<string, unknown>) => {
    if (!isYes(values.tagged)) return add(rows, bank, undefined);
    rememberTag(values);
    return add(rows, bank, quizTagForm.parse(values));
  };

  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="subtitle1" sx={{ mb: 1 }}>
        {translate('quiz_import.tag_all')}
      </Typography>
      <FormContainer value={place}>
        <RecordForm
          schema={newQuizTagForm}
          save={save}
          onSaved={onAdded}
          saveLabel={translate('quiz_import.add', { smart_count: rows.length })}
          drafts="none"
        >
          <NewQuizTagInputs>
            <OfferedNumber count={rows.length} text="quiz_bulk.numbers_list" />
          </NewQuizTagInputs>
          {share && <ShareBar share={share} label="quiz_import.adding" cancelLabel="ui.stop" onCancel={stop} />}
        </RecordForm>
      </FormContainer>
    </Paper>
  );
}

/** The rows guard against leaving the page, because they aren't added yet. */
const place = { place: 'page', done: () => undefined, isGuarded: true } as const;
