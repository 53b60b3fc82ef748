import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldTexts } from '@/components/form/fieldNames';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { useDayTexts } from '@/components/ui/text/dates';
import type { Question } from './useMerge';

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

/** Asks, field by field, whose change is saved when two people have changed the same record. */
export function ConflictQuestion({ conflicts, mine, theirs, answer }: Question) {
  const translate = useTranslate();
  const { instant } = useDayTexts();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { modified_by: who, modified_date: when } = theirs;
  const intro = who && when ? translate('ui.conflict_by', { who, when: instant(when) }) : translate('ui.conflict_text');
  return (
    <ConfirmDialog
      open
      title={translate('ui.conflict_title')}
      content={
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <div>{`${intro} ${translate('ui.conflict_choose')}`}</div>
          {conflicts.map((field) => (
            <Conflict
              key={field}
              field={field}
              values={{ mine: mine[field], theirs: theirs[field] }}
              chosen={chosen[field]}
              onChoose={(side) => setChosen({ ...chosen, [field]: side })}
            />
          ))}
        </Box>
      }
      confirmLabel={translate('ui.conflict_save')}
      disabled={conflicts.some((field) => !chosen[field])}
      onConfirm={() => answer(conflicts.filter((field) => chosen[field] === 'theirs'))}
      onClose={() => answer(undefined)}
    />
  );
}

interface ConflictProps {
  field: string;
  values: Readonly<Record<Side, unknown>>;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function Conflict({ field, values, chosen, onChoose }: ConflictProps) {
  const translate = useTranslate();
  const textOf = useContext(FieldTexts).get(field);
  const shown = (value: unknown) => textOf?.(value) ?? plain(value) ?? translate('ui.conflict_empty');
  return (
    <FormControl fullWidth>
      <FormLabel id={`conflict-${field}`}>{translate(`fields.${field}`)}</FormLabel>
      <RadioGroup
        aria-labelledby={`conflict-${field}`}
        value={chosen ?? ''}
        onChange={(_, side) => onChoose(side === 'mine' ? 'mine' : 'theirs')}
      >
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" />}
            label={<Box sx={text}>{translate(`ui.conflict_${side}`, { value: shown(values[side]) })}</Box>}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

// A long text scrolls, so that it can be compared and copied.
const text = { maxHeight: 160, overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line', userSelect: 'text' };

/** Returns a file's name; undefined for an empty value. */
function plain(value: unknown): string | undefined {
  if (value instanceof File) return value.name;
  if (Array.isArray(value)) return value.map((part) => plain(part) ?? '').join(', ');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  return value;
}
