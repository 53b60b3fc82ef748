import { Box } from '@mui/material';
import { type KeyboardEvent, memo, type ReactNode, useMemo } from 'react';
import { SourceContextProvider } from 'react-admin';
import { useRowName } from '@/components/form/fieldNames';
import { inColumns, roomy } from '@/components/form/layout';
import { mark } from '@/components/ui/marks';
import { RowButtons } from './RowButtons';

interface RowProps {
  /** The list's path in the form. */
  source: string;
  index: number;
  count: number;
  /** Its letter, if the row is one line. */
  letter?: string;
  onMove: (from: number, to: number) => void;
  /** Undefined if the row can't be removed. */
  onRemove: ((index: number) => void) | undefined;
  children: ReactNode;
}

/** A row of a list, with the buttons that move and remove it. */
export const Row = memo(function Row({ source, index, count, letter, onMove, onRemove, children }: RowProps) {
  const name = useRowName()(source, index + 1);
  const inRow = useMemo(
    () => ({ getSource: (field: string) => `${source}.${index}.${field}`, getLabel: (field: string) => `fields.${field}` }),
    [source, index],
  );

  const moveByKeys = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    // Selects open by the same keys.
    if (!event.altKey || step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(index, index + step);
  };

  const buttons = <RowButtons name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />;
  return (
    <Box role="group" aria-label={name} tabIndex={-1} {...mark('row')} onKeyDown={moveByKeys} sx={letter ? lineBox : box}>
      <Box component="span" aria-hidden sx={letter ? lineMark : letterStyle}>
        {letter ?? name}
      </Box>
      {!letter && buttons}
      <SourceContextProvider value={inRow}>
        <Box sx={letter ? lineInputs : inputs}>{children}</Box>
      </SourceContextProvider>
      {letter && buttons}
    </Box>
  );
});

const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

const inputs = { ...inColumns, gridColumn: '1 / -1', gap: 2 };

const box = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

const letterStyle = { typography: 'body2', fontWeight: 600 };
const lineMark = { ...letterStyle, '&&': { lineHeight: '40px' } };

/** On a phone the buttons come below the line. */
const lineBox = {
  display: 'grid',
  gridTemplateColumns: '1.25em 1fr',
  alignItems: 'start',
  columnGap: 0.5,
  '& > :last-child': { gridColumn: '1 / -1' },
  [roomy]: { gridTemplateColumns: '1.25em 1fr auto', '& > :last-child': { gridColumn: 'auto' } },
};

const lineInputs = { display: 'flex', alignItems: 'start', gap: 0.5, minWidth: 0, '& > :last-child': { flexGrow: 1 } };
