import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Share } from '@/components/record/bulk/useOneByOne';
import { inSlices } from '@/domain/inSlices';
import { useCancellable } from '@/providers/data/useCancellable';
import { useServices } from '@/providers/services';
import type { FileFormat, ReadFile } from '../files/questionRow';
import { type BankLooks, emptyBank, readBankLooks } from './bankLooks';
import { judgedRow } from './judgedRow';
import { type RowVerdict, verdictsOf } from './verdicts';

/** A file that was read, validated and compared with the bank. */
export interface Preview extends Pick<ReadFile, 'unknown' | 'above' | 'rest' | 'fault'> {
  /** Its number among the texts that were read. */
  number: number;
  format: FileFormat | 'txt';
  rows: readonly RowVerdict[];
  /** The bank with which they were compared. */
  bank: BankLooks;
}

/** What is done with a text, as a key of the catalogue, and how much of it. */
interface Progress {
  label: string;
  share?: Share;
}

/** After how many rows their number is shown anew. */
const step = 50;

/** Reads a text with questions: validates each by the form's rules, and searches for duplicates in the bank. */
export function useReading() {
  const { client } = useServices();
  const { begin, cancel } = useCancellable();
  const count = useRef(0);
  const [progress, setProgress] = useState<Progress>(beginning);
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationFn: async (text: string): Promise<Preview> => {
      const signal = begin();
      setProgress(beginning);
      count.current += 1;
      const { readQuestions } = await import('../files/readQuestions');
      const { rows, ...file } = { ...readQuestions(text), number: count.current };
      if (file.fault) return { ...file, rows: [], bank: emptyBank() };
      const tell = (label: string) => (done: number, total: number) => setProgress({ label, share: { done, total } });
      const validated = tell(beginning.label);
      const judge = (read: (typeof rows)[number], index: number) => {
        if (index % step === 0) validated(index, rows.length);
        return judgedRow(read(), index);
      };
      const judged = await inSlices(rows, judge, signal);
      const bank = await readBankLooks(client, { signal, onProgress: tell('quiz_import.comparing') });
      return { ...file, rows: verdictsOf(judged, bank.looks), bank };
    },
  });
  return {
    read: (text: string) => mutate(text),
    retry: () => variables !== undefined && mutate(variables),
    clear: reset,
    preview: data,
    error,
    isReading: isPending,
    progress,
    cancel,
  };
}

const beginning: Progress = { label: 'quiz_import.reading' };
