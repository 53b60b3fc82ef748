import { Alert, Box } from '@mui/material';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { BatchInput } from '@/components/product/cascades/cascadeInputs';
import { Detail, Details } from '@/components/record/details/Details';
import { changePopup } from '@/components/record/dialogs/changePopup';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { verb } from '@/contract/adapter';
import { isYes } from '@/contract/fields';
import { liveQuizCalls, liveTagForm } from '@/contract/liveQuiz';
import { modelsetCalls } from '@/contract/modelset';
import { modelsetBatchTagCalls, modelsetTagForm } from '@/contract/modelsetBatchTag';
import { LiveScheduleInputs } from './LiveScheduleInputs';
import { ModelsetReadiness } from './ModelsetReadiness';
import { useSheet } from './sheet';
import { useModelsetReadiness } from './useModelsetReadiness';

/** Names the model set that is tagged, with the input of its batch, of the same course and year. */
const ModelsetTagInputs = ({ record }: { record: RaRecord }) => (
  <>
    <TaggedModelset record={record} />
    <BatchInput year="batch_year" />
  </>
);

/** Names the model set to tag as a live quiz, with its schedule's inputs. */
const LiveTagInputs = ({ record }: { record: RaRecord }) => (
  <>
    <TaggedModelset record={record} />
    <LiveScheduleInputs />
  </>
);

const isActive = ({ is_active }: RaRecord): boolean => isYes(is_active);
const isInactive = (modelset: RaRecord): boolean => !isActive(modelset);

const activate = verb(modelsetCalls.activateModelset, 'modelset_id');
const deactivate = verb(modelsetCalls.deactivateModelset, 'modelset_id');

/** The popups of a model set, in addition to its forms', by the names of their routes below the list. */
export const ModelsetPopups = {
  Activate: confirmPopup({
    texts: 'modelset.activate',
    change: activate,
    undo: deactivate,
    fits: isInactive,
    Judge: OnceJudged,
    Notice: WhatIsMissing,
  }),
  Deactivate: confirmPopup({ texts: 'modelset.deactivate', change: deactivate, undo: activate, fits: isActive, withdraws: true }),
  Tag: changePopup({
    title: 'modelset_batch_tag.add',
    form: modelsetTagForm,
    change: verb(modelsetBatchTagCalls.tagModelsetBatch, 'modelset', ['courses', 'batch_year']),
    Inputs: ModelsetTagInputs,
  }),
  Live: changePopup({
    title: 'live_quiz.add',
    form: liveTagForm,
    starts: ['exam_time_duration'],
    goesBy: ['courses', 'year'],
    change: verb(liveQuizCalls.tagModelsetLive, 'modelset'),
    Inputs: LiveTagInputs,
  }),
};

/** Names the tagged model set, its course and its year. */
const TaggedModelset = ({ record }: { record: RaRecord }) => (
  <RecordContextProvider value={record}>
    <Details>
      <Detail source="modelset_name" />
      <Detail source="course_name" />
      <Detail source="year" />
    </Details>
  </RecordContextProvider>
);

interface OnceJudgedProps {
  record: RaRecord;
  children: (refused: undefined) => ReactNode;
}

/** Renders its children once it is known what the model set lacks; no lack prevents the activation. */
function OnceJudged({ record, children }: OnceJudgedProps) {
  const judged = useJudged(record);
  const [isKnown, setKnown] = useState(false);
  // Once shown, the question stays while the readiness is read again.
  if (!isKnown && !judged.isPending) setKnown(true);
  return isKnown && <Judged value={judged}>{children(undefined)}</Judged>;
}

/** Shows what the model set lacks that is about to be activated; the question names it. */
function WhatIsMissing() {
  const translate = useTranslate();
  const { sheet, steps, error, refetch } = useContext(Judged) ?? {};
  if (error && refetch) return <LoadFailed what={translate('modelset_ready.title')} error={error} retry={refetch} />;
  if (!sheet || !steps || steps.every(({ ready }) => ready)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="warning">{translate('modelset_ready.anyway', { name: sheet.modelset_name })}</Alert>
      <ModelsetReadiness sheet={sheet} />
    </Box>
  );
}

/** Read once, above the question: a failed read would be repeated by each component that reads it. */
const Judged = createContext<ReturnType<typeof useJudged> | undefined>(undefined);

function useJudged(record: RaRecord) {
  const read = useSheet(record);
  const { data: steps, ...judged } = useModelsetReadiness(read.data);
  const error = read.error ?? judged.error;
  const refetch = read.error ? read.refetch : judged.refetch;
  return { sheet: read.data, steps, error, refetch, isPending: !error && steps === undefined };
}
