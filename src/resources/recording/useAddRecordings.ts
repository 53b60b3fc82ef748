import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import type { FormValues } from '@/components/form/work/useSave';
import { newRecordingForm } from '@/contract/recording';
import { unknownRecord } from '@/providers/data/records';
import { useWriter } from '@/providers/data/useWriter';
import { type Attempt, attempted, type Standing } from './recordingAttempt';
import { daysOf } from './repeatDays';

const none: Attempt = { added: [], failed: [], total: 0 };

/**
 * Adds a recording for each day of the form. Where some failed, the form stays open: saving again goes on with those that are missing, and
 * does with the others what the person has chosen.
 */
export function useAddRecordings() {
  const client = useWriter();
  const translate = useTranslate();
  const queries = useQueryClient();
  const notify = useNotify();
  const [attempt, setAttempt] = useState<Attempt>();
  const [standing, setStanding] = useState<Standing>();
  const last = useRef(none);

  const add = async (values: FormValues): Promise<RaRecord> => {
    const form = newRecordingForm.parse(values);
    const result = await attempted(client, { form, standing, remark: translate('recording.changed_with_others') }, last.current);
    const { added, failed, total } = result;
    void queries.invalidateQueries();
    last.current = result;
    setStanding(undefined);
    setAttempt(failed.length > 0 ? result : undefined);
    if (failed[0]) throw failed[0].error;
    if (total > 1) notify('recording.added', { type: 'success', messageArgs: { smart_count: total } });
    return added.find(({ day }) => day === daysOf(form)[0])?.record ?? unknownRecord;
  };
  return { add, attempt, standing, setStanding };
}
