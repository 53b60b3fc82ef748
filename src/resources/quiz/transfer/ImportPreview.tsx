import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { saveFile } from '@/components/form/files/saveFile';
import { RecordForm } from '@/components/form/RecordForm';
import { LeaveQuestion } from '@/components/form/work/LeaveGuard';
import { ShareBar } from '@/components/record/bulk/ShareBar';
import { FocusedAlert } from '@/components/ui/feedback/focus';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { isYes } from '@/contract/fields';
import { newQuizTagForm, quizTagForm } from '@/contract/quizTag';
import { shortText } from '@/domain/html/shortText';
import { fileOf } from '../files/questionRow';
import { NewQuizTagInputs } from '../NewQuizTagInputs';
import { OfferedNumber } from '../OfferedNumber';
import { rememberTag } from '../tagMemory';
import type { RowResult } from './addQuestion';
import type { BankLooks } from './bankLooks';
import { ImportRows } from './ImportRows';
import type { useAdding } from './useAdding';
import type { Preview } from './useReading';
import { useRowTexts } from './useRowTexts';
import { afterAdding, type RowVerdict } from './verdicts';

interface ImportPreviewProps {
  adding: ReturnType<typeof useAdding>;
  preview: Preview;
  /** Called with the rows that weren't added, as a text that can be corrected. */
  onMend: (rest: string) => void;
}

/** Shows each question with its verdict, a form that adds the good ones, and a button that returns the others as text. */
export function ImportPreview({ adding, preview, onMend }: ImportPreviewProps) {
  const translate = useTranslate();
  const { reasonOf } = useRowTexts();
  const [rows, setRows] = useState<readonly RowVerdict[]>(preview.rows);
  const [forced, setForced] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) => setForced((now) => (now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id]))),
    [],
  );
  const wanted = useMemo(
    () => rows.filter(({ id, verdict }) => verdict === 'good' || (verdict === 'twin' && forced.has(id))),
    [rows, forced],
  );
  const takeResults = (results: readonly RowResult[]) => {
    setRows((now) => afterAdding(now, results));
    // What somebody else has added meanwhile is to be decided anew.
    const found = new Set(results.flatMap(({ row, twin }) => (twin === undefined ? [] : row.id)));
    setForced((now) => new Set([...now].filter((id) => !found.has(id))));
  };
  const isWanted = new Set(wanted);
  const left = rows.filter((row) => row.verdict !== 'added' && !isWanted.has(row));
  const added = rows.filter(({ verdict }) => verdict === 'added').length;
  const untagged = rows.filter(({ verdict, faults }) => verdict === 'added' && faults.length > 0).length;

  const isWaiting = wanted.length > 0 || rows.some(({ verdict }) => verdict === 'bad');

  const rest = () => preview.rest(left.map((row) => ({ index: row.id, reason: reasonOf(row) })));
  const download = () => {
    saveFile(fileOf(rest(), preview.format), `${translate('quiz_import.rest_name')}.${preview.format}`);
  };

  return (
    <>
      <LeaveQuestion
        id={useId()}
        isDirty={isWaiting}
        title="quiz_import.leave_title"
        text="quiz_import.leave_text"
        onAbandon={() => undefined}
      />
      <LeftOut preview={preview} />
      <ImportRows rows={rows} forced={forced} onForce={toggle} />
      {added > 0 && <Added key={added} count={added} untagged={untagged} />}
      {left.length > 0 && !adding.share && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={download}>
            {translate('quiz_import.download_rest', { smart_count: left.length })}
          </Button>
          <Button variant="outlined" onClick={() => onMend(rest())}>
            {translate('quiz_import.mend_here')}
          </Button>
        </Box>
      )}
      {wanted.length > 0 && <ImportForm adding={adding} rows={wanted} bank={preview.bank} onAdded={takeResults} />}
    </>
  );
}

/** Says what of the file isn't part of a question. */
function LeftOut({ preview: { unknown, above } }: { preview: Preview }) {
  const translate = useTranslate();
  const columns = unknown.join(', ');
  const texts = above.map((text) => shortText(text)).join('; ');
  return (
    <>
      {columns && <Alert severity="info">{translate('quiz_import.unknown_columns', { columns })}</Alert>}
      {texts && <Alert severity="info">{translate('quiz_import.above_head', { texts })}</Alert>}
    </>
  );
}

/** Says how many were added; it takes the focus, because the button that was clicked may be gone. */
function Added({ count, untagged }: { count: number; untagged: number }) {
  const translate = useTranslate();
  return (
    <FocusedAlert severity={untagged > 0 ? 'warning' : 'success'} role="status">
      {translate('quiz_import.added', { smart_count: count })}
      {untagged > 0 && ` ${translate('quiz_import.untagged', { smart_count: untagged })}`}
    </FocusedAlert>
  );
}

interface ImportFormProps {
  adding: ReturnType<typeof useAdding>;
  /** The questions to add. */
  rows: readonly RowVerdict[];
  /** The bank with which they were compared. */
  bank: BankLooks;
  onAdded: (results: readonly RowResult[]) => void;
}

/** Adds questions, and optionally tags all of them with a lesson and perhaps a model set. */
function ImportForm({ adding: { add, share, stop }, rows, bank, onAdded }: ImportFormProps) {
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
