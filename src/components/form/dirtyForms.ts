import { noteUnsaved } from '@/providers/tab';
import { flushInputs } from './lateInputs';

const dirty = new Set<string>();

/** Notes whether the form of this id holds unsaved work. */
export function noteDirty(formId: string, isDirty: boolean): void {
  if (isDirty) dirty.add(formId);
  else dirty.delete(formId);
  noteUnsaved(dirty.size > 0);
}

/** Tells whether the form of this id holds unsaved work, including what its inputs are about to report. */
export function isDirtyForm(formId: string): boolean {
  flushInputs();
  return dirty.has(formId);
}

/** Tells the same for any form on the screen. */
export function anyDirty(): boolean {
  flushInputs();
  return dirty.size > 0;
}
