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

const keepers = new Map<string, () => Promise<boolean>>();

/** Registers what keeps a form's unsaved work as a draft, and tells whether it is stored; returns what removes it again. */
export function addKeeper(formId: string, keep: () => Promise<boolean>): () => void {
  keepers.set(formId, keep);
  return () => void keepers.delete(formId);
}

/** Keeps unsaved work as drafts, so that the last word isn't lost; of what was kept the browser doesn't ask again as the page is left. */
export async function keepAll(): Promise<void> {
  for (const formId of await storedForms()) noteDirty(formId, false);
}

/** Keeps unsaved work as drafts; returns whether all of it outlives the page. */
export async function outlivesPage(): Promise<boolean> {
  const stored = await storedForms();
  return [...dirty].every((formId) => stored.includes(formId));
}

/** Whether all unsaved work is in forms that keep drafts: as long as the page, they are offered back, even if the browser stores none. */
export const outlivesForms = (): boolean => [...dirty].every((formId) => keepers.has(formId));

/** Keeps unsaved work as drafts; returns the ids of the forms whose work is stored. */
async function storedForms(): Promise<string[]> {
  const forms = [...keepers].map(async ([formId, keep]) => ((await keep()) ? [formId] : []));
  return (await Promise.all(forms)).flat();
}
