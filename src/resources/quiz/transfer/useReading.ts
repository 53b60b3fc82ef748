import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Share } from '@/components/bulk/useOneByOne';
import { inSlices } from '@/domain/inSlices';
import { useCancellable } from '@/providers/data/useCancellable';
import { useServices } from '@/providers/services';
import type { FileFormat, ReadFile } from '../files/questionRow';
import { readBankLooks } from './bankLooks';
import { judgedRow } from './judgedRow';
import { type RowVerdict, verdictsOf } from './verdicts';

/** A file that was read, validated and compared with the bank. */
export interface Preview extends Pick<ReadFile, 'unknown' | 'above' | 'rest' | 'fault'> {
  /** Its number among the texts that were read. */
  number: number;
  format: FileFormat;
  rows: readonly RowVerdict[];
}

/** Reads a text with questions: validates each by the form's rules, and searches for duplicates in the bank. */
export function useReading() {
  const { client } = useServices();
  const { begin, cancel } = useCancellable();
  const count = useRef(0);
  const [share, setShare] = useState<Share>();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (text: string): Promise<Preview> => {
      const signal = begin();
      setShare(undefined);
      count.current += 1;
      const { readQuestions } = await import('../files/readQuestions');
      const { rows, ...file } = { ...readQuestions(text), number: count.current };
      const judged = await inSlices(rows, (read, index) => judgedRow(read(), index), signal);
      if (file.fault) return { ...file, rows: [] };
      const bank = await readBankLooks(client, { signal, onProgress: (done, total) => setShare({ done, total }) });
      return { ...file, rows: verdictsOf(judged, bank) };
    },
  });
  return { read: (text: string) => mutate(text), preview: data, error, isReading: isPending, share, cancel };
}
