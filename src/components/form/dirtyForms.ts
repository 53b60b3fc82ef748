import { noteUnsaved } from '@/providers/tab';
import { flushInputs } from './lateInputs';

const dirty = new Set<string>();

/** Notes whether the form of this id holds work that isn't saved. */
export function noteDirty(formId: string, isDirty: boolean): void {
  if (isDirty) dirty.add(formId);
  else dirty.delete(formId);
  noteUnsaved(dirty.size > 0);
}

/** Whether the form of this id holds such work, with what its inputs are about to tell it. */
export function isDirtyForm(formId: string): boolean {
  flushInputs();
  return dirty.has(formId);
}

/** The same for any form on the screen. */
export function anyDirty(): boolean {
  flushInputs();
  return dirty.size > 0;
}
