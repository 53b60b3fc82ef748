import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { isDeleted, isStanding } from '@/components/record/useRouteRecord';
import { verb } from '@/contract/adapter';
import { batchTagAdapter, batchTagCalls } from '@/contract/batchTag';
import { LostAndGained } from './LostAndGained';

const restore = verb(batchTagCalls.recoverBatchTag, 'id');

/** The questions before students are removed from a batch, and before one is in it again. */
export const BatchTagPopups = {
  Delete: confirmPopup({
    texts: 'batch_tag.delete',
    change: batchTagAdapter.delete,
    undo: restore,
    fits: isStanding,
    NoticeOfAll: LostAndGained,
  }),
  Restore: confirmPopup({ texts: 'batch_tag.restore', change: restore, fits: isDeleted }),
};
