import { Box, Checkbox, Chip, FormControlLabel, Link } from '@mui/material';
import { createContext, useContext } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { questionOf } from '../questionOf';
import { useRowTexts } from './useRowTexts';
import type { RowVerdict, Verdict } from './verdicts';

interface ForcedRows {
  forced: ReadonlySet<number>;
  onForce: (id: number) => void;
}

/** Which rows are added although they seem to be duplicates. */
export const Forced = createContext<ForcedRows>({ forced: new Set(), onForce: () => undefined });

/** Shows the verdict on a row, with its reasons. */
export function VerdictCell() {
  const translate = useTranslate();
  const { faultText } = useRowTexts();
  const row = useRecordContext<RowVerdict>();
  if (!row) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 160 }}>
      <Chip
        size="small"
        variant="outlined"
        color={colours[row.verdict]}
        label={translate(`quiz_import.verdict.${row.verdict}`)}
      />
      {row.faults.map((fault) => (
        <div key={`${fault.field} ${fault.message}`}>{faultText(fault)}</div>
      ))}
      {row.notes.map((note) => (
        <Box key={faultText(note)} sx={{ color: 'text.secondary' }}>
          {faultText(note)}
        </Box>
      ))}
      {row.twin && <TwinText row={row} />}
      {row.verdict === 'added' && row.faults.length > 0 && row.added && (
        <Link component={RouterLink} to={questionOf(row.added, 'bank', '/tag')} target="_blank" rel="noopener">
          {translate('quiz.tag')}
        </Link>
      )}
    </Box>
  );
}

const colours: Readonly<Record<Verdict, 'success' | 'error' | 'warning' | 'primary'>> = {
  good: 'primary',
  bad: 'error',
  twin: 'warning',
  added: 'success',
};

/** Names the question that a row looks like, with a choice to add it all the same. */
function TwinText({ row }: { row: RowVerdict }) {
  const translate = useTranslate();
  const { twinText } = useRowTexts();
  const { forced, onForce } = useContext(Forced);
  const text = twinText(row);
  return (
    <>
      {row.twin?.bank === undefined ? (
        text
      ) : (
        <Link component={RouterLink} to={questionOf(row.twin.bank)} target="_blank" rel="noopener">
          {text}
        </Link>
      )}
      <FormControlLabel
        control={<Checkbox size="small" checked={forced.has(row.id)} onChange={() => onForce(row.id)} />}
        label={translate('quiz_import.force')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
    </>
  );
}
