import { noteUnsaved } from '@/providers/tab';

const dirty = new Set<string>();

/** Notes whether the form of this id holds work that isn't saved. */
export function noteDirty(formId: string, isDirty: boolean): void {
  if (isDirty) dirty.add(formId);
  else dirty.delete(formId);
  noteUnsaved(anyDirty());
}

export const isDirtyForm = (formId: string): boolean => dirty.has(formId);

/** Whether any form on the screen holds work that isn't saved. */
export const anyDirty = (): boolean => dirty.size > 0;
