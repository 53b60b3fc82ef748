import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { z } from 'zod/mini';
import { id } from '@/contract/fields';
import { tabMemory } from '@/providers/storage/tabMemory';

/** A picked question: its id, and its text, by which it is known. */
export interface PickedQuiz extends RaRecord {
  id: number;
  /** HTML. */
  question: string;
}

const picked = z.object({ id, question: z.string() });
const kept = tabMemory('coursedesk.picked', z.catch(z.record(z.string(), z.array(picked)), {}));

/** The questions that are picked for a model set, in their order; the tab keeps them until they are in it. */
export function usePicks(modelset: number) {
  const [picks, setPicks] = useState<readonly PickedQuiz[]>(() => kept.read()[modelset] ?? []);
  const pick = (records: readonly RaRecord[]) => {
    const wanted = records.flatMap((record) => picked.safeParse(record).data ?? []);
    const { [modelset]: _, ...others } = kept.read();
    kept.write(wanted.length > 0 ? { ...others, [modelset]: wanted } : others);
    setPicks(wanted);
  };
  /** Takes out questions that were added; returns the others, with those that were picked meanwhile. */
  const drop = (added: readonly RaRecord[]): readonly PickedQuiz[] => {
    const ids = new Set(added.map((record) => record.id));
    const others = (kept.read()[modelset] ?? []).filter((each) => !ids.has(each.id));
    pick(others);
    return others;
  };
  return { picks, pick, drop };
}
