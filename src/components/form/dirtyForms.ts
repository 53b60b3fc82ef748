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

const keepers = new Set<() => Promise<unknown>>();

/** Registers what keeps a form's unsaved work as a draft, and resolves once it is stored; returns what removes it again. */
export function addKeeper(keep: () => Promise<unknown>): () => void {
  keepers.add(keep);
  return () => void keepers.delete(keep);
}

/** Keeps all unsaved work as drafts, after which the page can be left: neither is the last word lost, nor does the browser ask again. */
export async function keepAll(): Promise<void> {
  await Promise.all([...keepers].map((keep) => keep()));
  for (const formId of dirty) noteDirty(formId, false);
}
