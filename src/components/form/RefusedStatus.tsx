import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { unseen } from '@/components/theme/unseen';
import { useFieldName } from './fieldNames';
import type { Wrong } from './wrongFields';

/** How long after a save its faults are told, in milliseconds. */
const rest = 100;

/** Tells screen readers at each refused save, unseen, how many fields are wrong and what is wrong with the first. */
export function RefusedStatus({ wrong }: { wrong: readonly Wrong[] }) {
  const translate = useTranslate();
  const nameOf = useFieldName();
  const { submitCount } = useFormState();
  const [told, setTold] = useState({ save: 0, text: '' });
  const tell = useEffectEvent((save: number) => {
    const [first] = wrong;
    const count = translate('ui.fields_wrong', { smart_count: wrong.length });
    const text = first ? `${count}. ${nameOf(first.path)}: ${translate(first.message, { _: first.message })}` : '';
    setTold({ save, text });
  });
  useEffect(() => {
    // One fault of two fields is noted as two at first.
    const timer = setTimeout(tell, rest, submitCount);
    return () => clearTimeout(timer);
  }, [submitCount]);
  return (
    <Box role="status" sx={unseen}>
      {/* Another element each time: the same text would not be read again. */}
      <span key={told.save}>{told.text}</span>
    </Box>
  );
}
