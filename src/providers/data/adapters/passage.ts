import { passageCalls } from '@/contract/passage';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Passages. */
export const passageAdapter: Adapter = {
  area: 'passage',
  list: passageCalls.filterPassage,
  one: passageCalls.getPassageById,
  create: passageCalls.createPassage,
  update: verb(passageCalls.updatePassage, 'passage_id'),
  toRecord: ofCourse,
};
