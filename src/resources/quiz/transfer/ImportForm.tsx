import { Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordForm } from '@/components/form/RecordForm';
import { ChoiceInput } from '@/components/inputs/ChoiceInput';
import { isYes } from '@/contract/fields';
import { newQuizTagForm, quizTagForm } from '@/contract/quizTag';
import { QuizTagInputs } from '../QuizTagInputs';
import { rememberTag, tagBeginning } from '../tagMemory';
import type { RowResult } from './addQuestion';
import { ShareBar } from './ShareBar';
import { useAdding } from './useAdding';
import type { RowVerdict } from './verdicts';

interface ImportFormProps {
  /** The questions that are to be added. */
  rows: readonly RowVerdict[];
  onAdded: (results: readonly RowResult[]) => void;
}

/** Adds questions, and tags all of them with a lesson and what belongs to it, if they are. */
export function ImportForm({ rows, onAdded }: ImportFormProps) {
  const translate = useTranslate();
  const { add, share, stop } = useAdding();
  const [start] = useState(() => tagBeginning(newQuizTagForm));

  const save = async (values: Record<string, unknown>) => {
    if (!isYes(values.tagged)) return add(rows, undefined);
    rememberTag(values);
    return add(rows, quizTagForm.parse(values));
  };

  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="subtitle1" sx={{ mb: 1 }}>
        {translate('quiz_import.tag_all')}
      </Typography>
      <RecordForm
        schema={newQuizTagForm}
        record={start}
        save={save}
        onSaved={onAdded}
        saveLabel={translate('quiz_import.add', { smart_count: rows.length })}
        drafts="none"
      >
        <ChoiceInput source="tagged" />
        <QuizTagInputs />
        {share && <ShareBar share={share} label="quiz_import.adding" cancelLabel="quiz_import.stop" onCancel={stop} />}
      </RecordForm>
    </Paper>
  );
}
