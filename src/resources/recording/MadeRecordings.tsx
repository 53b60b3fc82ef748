import { Alert, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFieldCheck } from '@/components/form/fieldRules';
import { ConfirmTick } from '@/components/form/inputs/ConfirmTick';
import { faultsOf } from '@/components/record/bulk/faults';
import { useDayTexts } from '@/components/ui/text/dates';
import { useDigits } from '@/components/ui/text/digits';
import { say } from '@/contract/message';
import { grouped } from '@/domain/rows/grouped';
import { type Attempt, differs, type Standing, sharedFields } from './recordingAttempt';
import { daysOf } from './repeatDays';

interface MadeRecordingsProps {
  attempt: Attempt;
  standing: Standing | undefined;
  onStanding: (standing: Standing) => void;
}

/** Says how many recordings of a repeat are there, and why others aren't; asks what becomes of those once the form differs from them. */
export function MadeRecordings({ attempt: { added, failed, total }, standing, onStanding }: MadeRecordingsProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const { bs } = useDayTexts();
  const daysIn = (items: readonly { day: number }[]) => items.map(({ day }) => bs(day)).join(', ');
  const reasonOf = (error: unknown) => {
    const [fault] = faultsOf(error);
    return translate(fault?.message ?? '', { _: fault?.message });
  };
  const places = { smart_count: added.length, count: digits(added.length), total: digits(total), days: daysIn(added) };
  return (
    <Alert severity="warning" role="status" sx={{ overflowWrap: 'anywhere' }}>
      <div>{translate(added.length > 0 ? 'recording.are_there' : 'recording.none_there', places)}</div>
      {[...grouped(failed, ({ error }) => reasonOf(error))].map(([reason, items]) => (
        <div key={reason}>{translate('recording.not_added', { days: daysIn(items), reason })}</div>
      ))}
      <OnOtherDays days={added.map(({ day }) => day)} />
      {added.length > 0 && <OfStanding added={added} standing={standing} onStanding={onStanding} />}
    </Alert>
  );
}

const dayFields = ['class_date', 'repeat_on', 'repeat_until', 'repeat_skipped'] as const;

/** Asks about recordings that are there on days which the form has no more: they stay. */
function OnOtherDays({ days }: { days: readonly number[] }) {
  const translate = useTranslate();
  const { bs } = useDayTexts();
  const [class_date, repeat_on, repeat_until, repeat_skipped] = useWatch({ name: [...dayFields] });
  const formDays = daysOf({ class_date: String(class_date ?? ''), repeat_on, repeat_until, repeat_skipped });
  const others = days.filter((day) => !formDays.includes(day)).map(bs);
  const args = { smart_count: others.length, days: others.join(', ') };
  return (
    <ConfirmTick
      source="class_date_nep"
      asked={args.days}
      refusal={say('recordings_that_are_there')}
      label={translate('recording.on_other_days', args)}
    />
  );
}

type OfStandingProps = Pick<Attempt, 'added'> & Omit<MadeRecordingsProps, 'attempt'>;

/** Asks what becomes of the recordings that are there, where the form has another topic, link or batch than they have. */
function OfStanding({ added, standing, onStanding }: OfStandingProps) {
  const translate = useTranslate();
  const id = useId();
  const values: unknown[] = useWatch({ name: [...sharedFields] });
  const form = Object.fromEntries(sharedFields.map((field, place) => [field, values[place]]));
  const isAsked = added.some((one) => differs(one, form));
  const source = sharedFields.find((field) => added.some((one) => one[field] !== form[field])) ?? 'topics';
  useFieldCheck(source, () => (isAsked && !standing ? say('recordings_that_are_there') : undefined));
  if (!isAsked) return null;
  return (
    <FormControl required sx={{ mt: 1 }}>
      <FormLabel id={id}>{translate('recording.what_of_them')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={standing ?? ''}
        onChange={(_, chosen) => onStanding(chosen === 'change' ? 'change' : 'leave')}
      >
        {(['change', 'leave'] as const).map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio size="small" />}
            label={translate(`recording.${choice}_them`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
