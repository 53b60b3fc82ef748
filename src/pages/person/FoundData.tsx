import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { saveFile } from '@/components/form/files/saveFile';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { headingOf } from '@/components/ui/feedback/focus';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import { Words } from '@/components/ui/text/Words';
import type { Input } from '@/contract/call';
import { type FoundPerson, type FoundRow, type KeptValue, personCalls } from '@/contract/person';
import { toCsv } from '@/domain/csv';
import { sheetCell } from '@/domain/typed/phone';
import { useCall } from '@/providers/data/useCall';

interface FoundDataProps {
  terms: string;
  found: FoundPerson;
  onErased: () => void;
}

const keyOf = ({ area, record }: Pick<FoundRow, 'area' | 'record'>): string => `${area}/${record}`;
const placesOf = (rows: readonly FoundRow[]) => rows.map(({ area, record }) => ({ area, record }));

/** The bar of the form before it reaches to the window's edge. */
const belowBar = { mt: 5 };

/** Lists what was found of a person: which records are theirs, and where else they are named; exports or erases it. */
export function FoundData({ terms, found, onErased }: FoundDataProps) {
  const translate = useTranslate();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(found.mentions.map(keyOf)));
  const rows = {
    isTicked: (row: FoundRow) => ticked.has(keyOf(row)),
    onToggle: (row: FoundRow) => {
      const next = new Set(ticked);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      setTicked(next);
    },
  };
  if (found.persons.length + found.mentions.length === 0)
    return (
      <Typography role="status" sx={belowBar}>
        {translate('person.none')}
      </Typography>
    );

  const persons = placesOf(found.persons.filter(rows.isTicked));
  const left = placesOf(found.mentions.filter((row) => !rows.isTicked(row)));
  const all = found.places;
  return (
    <>
      <Typography role="status" sx={belowBar}>
        {translate('person.found', { persons: found.persons.length, places: all })}
      </Typography>
      <FoundRows title="person.persons" text="person.persons_text" rows={found.persons} none="person.persons_none" {...rows} />
      <FoundRows title="person.mentions" text="person.mentions_text" rows={found.mentions} {...rows} />
      {all > found.mentions.length && (
        <Typography sx={{ mt: 1 }}>{translate('person.mentions_more', { count: found.mentions.length })}</Typography>
      )}
      <FoundActions meant={{ terms, persons, left }} places={all - left.length} onErased={onErased} />
    </>
  );
}

interface FoundActionsProps {
  meant: Input<typeof personCalls.erasePerson>;
  /** How many others name them. */
  places: number;
  onErased: () => void;
}

/** Exports what is kept of a person, or asks, and erases it. */
function FoundActions({ meant, places, onErased }: FoundActionsProps) {
  const translate = useTranslate();
  const tellFailed = useTellFailed();
  const [isAsked, setAsked] = useState(false);
  const erasure = useCall(personCalls.erasePerson);
  const exportation = useCall(personCalls.exportPerson);
  const saveValues = useSaveValues();
  const buttons = useRef<HTMLDivElement>(null);
  const run = (work: () => Promise<void>) =>
    void work().catch(({ message }: Error) => tellFailed('person.not_done', { reason: message, again: () => run(work) }));
  const save = async () => saveValues((await exportation.mutateAsync({ terms: meant.terms, persons: meant.persons })).data);
  const erase = async () => {
    setAsked(false);
    await erasure.mutateAsync(meant);
    // What was pressed is gone with the list.
    if (buttons.current) headingOf(buttons.current)?.focus();
    onErased();
  };
  return (
    <>
      <Box ref={buttons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" loading={exportation.isPending} onClick={() => run(save)}>
          {translate('person.export')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          loading={erasure.isPending}
          disabled={meant.persons.length + places === 0}
          onClick={() => setAsked(true)}
        >
          {translate('person.erase')}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsked}
        title={translate('person.erase_title')}
        content={
          <>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 'bold' }}>
              <Words text={meant.terms} />
            </Box>
            <p>{translate('person.erase_effect', { persons: meant.persons.length, places })}</p>
            <p>{translate('person.erase_left')}</p>
          </>
        }
        confirmLabel={translate('person.erase')}
        danger
        onConfirm={() => run(erase)}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

interface FoundRowsProps {
  title: string;
  text: string;
  rows: readonly FoundRow[];
  /** What is said where there are none; by default nothing is there then. */
  none?: string;
  isTicked: (row: FoundRow) => boolean;
  onToggle: (row: FoundRow) => void;
}

function FoundRows({ title, text, rows, none, isTicked, onToggle }: FoundRowsProps) {
  const translate = useTranslate();
  const kindOf = useKind();
  const id = useId();
  if (rows.length === 0 && none === undefined) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3, maxWidth: 720 }}>
      <Typography id={id} component="h2" variant="h6">
        {translate(title)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(rows.length === 0 ? (none ?? '') : text)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            <FormControlLabel
              control={<Checkbox checked={isTicked(row)} onChange={() => onToggle(row)} />}
              label={
                <>
                  <span>{kindOf(row.area)}</span>
                  {row.name && (
                    <>
                      {' · '}
                      <Words text={row.name} />
                    </>
                  )}
                  {row.text !== row.name && (
                    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                      <Words text={row.text} />
                    </Typography>
                  )}
                </>
              }
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Returns what a table's rows are called. */
function useKind(): (area: string) => string {
  const translate = useTranslate();
  return (area) => translate(`record_kinds.${area}`, { smart_count: 1, _: translate(`person.kinds.${area}`, { _: area }) });
}

/** Returns what saves what is kept of a person as a file for a spreadsheet. */
function useSaveValues(): (values: readonly KeptValue[]) => void {
  const translate = useTranslate();
  const kindOf = useKind();
  return (values) => {
    const head = ['kind', 'record', 'field', 'value'].map((column) => translate(`person.${column}`));
    const rows = values.map(({ area, record, name, field, value }) => [
      kindOf(area),
      name || String(record),
      translate(`fields.${field}`, { _: field }),
      value,
    ]);
    const cells = rows.map((row) => row.map(sheetCell));
    saveFile(new Blob([toCsv([head, ...cells])], { type: 'text/csv;charset=utf-8' }), `${translate('person.export_name')}.csv`);
  };
}
