import type { RaRecord } from 'react-admin';
import { changePopup } from '@/components/dialogs/changePopup';
import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { isYes } from '@/contract/fields';
import { liveQuizCalls, liveTagForm } from '@/contract/liveQuiz';
import { modelsetCalls } from '@/contract/modelset';
import { modelsetBatchTagCalls, modelsetTagForm } from '@/contract/modelsetBatchTag';
import { verb } from '@/providers/data/adapter';
import { LiveTagInputs } from './LiveTagInputs';
import { ModelsetTagInputs } from './ModelsetTagInputs';
import { OnceJudged, WhatIsMissing } from './WhatIsMissing';

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
  Deactivate: confirmPopup({ texts: 'modelset.deactivate', change: deactivate, undo: activate, fits: isActive }),
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
