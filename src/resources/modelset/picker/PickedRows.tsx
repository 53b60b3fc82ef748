import GripIcon from '@mui/icons-material/DragIndicator';
import { Box, Chip, Typography } from '@mui/material';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { RowButtons } from '@/components/form/rows/RowButtons';
import { useMoves } from '@/components/tree/useMoves';
import { useRowDrag } from '@/components/tree/useRowDrag';
import { ShortHtml } from '@/components/ui/html/SafeHtml';
import { mark } from '@/components/ui/marks';
import { Words } from '@/components/ui/text/Words';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { shortText } from '@/domain/html/shortText';
import type { PickedPlace } from '@/domain/pickedPlaces';
import type { TreeNode, TreeRow } from '@/domain/rows/tree';
import type { PickedQuiz } from './usePicks';

/** A picked question, with the place that it gets. */
export interface PickedRow extends PickedPlace {
  picked: PickedQuiz;
  levelName: string | undefined;
}

interface PickedRowsProps {
  rows: readonly PickedRow[];
  /** Takes the questions in another order, or without one of them. */
  onChange: (picks: readonly PickedQuiz[]) => void;
}

interface Node extends TreeNode<Node> {
  row: PickedRow;
}

/** The picked questions in their order: dragged, or moved by their buttons or by Alt and an arrow. */
export function PickedRows({ rows, onChange }: PickedRowsProps) {
  const translate = useTranslate();
  const list = useRef<HTMLOListElement>(null);
  const lines = rows.map(lineOf);
  const picks = rows.map(({ picked }) => picked);

  const reorder = (from: PickedQuiz | undefined, to: number) => {
    if (from) onChange(picks.filter((pick) => pick !== from).toSpliced(to - 1, 0, from));
  };
  const keepFocus = (index: number) => {
    const row = list.current?.children[index];
    const focused = document.activeElement;
    // The pressed button may be disabled in the new place.
    if (row instanceof HTMLElement && (focused === document.body || focused?.matches(':disabled'))) row.focus();
  };
  const onMove = ({ row }: Node, to: number) => {
    reorder(row.picked, to);
    return undefined;
  };
  const { move, news } = useMoves(lines, { canMove: always, onMove }, keepFocus);
  const [drag, drop] = useRowDrag(lines, () => undefined, move);

  const moveBy = (index: number, to: number) => {
    const line = lines[index];
    if (line) move(line, to + 1);
  };
  return (
    <>
      <Box ref={list} component="ol" aria-label={translate('modelset_pick.picked')} {...drag} sx={look}>
        {rows.map((row, index) => (
          <Line
            key={row.quiz}
            row={row}
            index={index}
            count={rows.length}
            isDrop={drop?.index === index}
            onMove={moveBy}
            onRemove={() => onChange(picks.filter((pick) => pick !== row.picked))}
          />
        ))}
      </Box>
      <Box sx={unseen} aria-live="polite">
        {news}
      </Box>
    </>
  );
}

const always = () => true;

const lineOf = (row: PickedRow, index: number, all: readonly PickedRow[]): TreeRow<Node> => ({
  node: { key: String(row.quiz), label: shortText(row.picked.question), children: [], row },
  level: 1,
  position: index + 1,
  siblings: all.length,
  parent: -1,
});

interface LineProps {
  row: PickedRow;
  index: number;
  count: number;
  /** Whether a dragged row would land above it. */
  isDrop: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

function Line({ row, index, count, isDrop, onMove, onRemove }: LineProps) {
  const translate = useTranslate();
  const { picked, number, marks, levelName } = row;
  const name = shortText(picked.question);
  const moveByKeys = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    onMove(index, index + step);
  };
  return (
    <Box
      component="li"
      tabIndex={-1}
      aria-label={name}
      {...mark('row', index)}
      draggable
      onKeyDown={moveByKeys}
      sx={isDrop ? { ...line, borderTopColor: 'primary.main' } : line}
    >
      <GripIcon fontSize="small" color="disabled" aria-hidden />
      <Box sx={{ minWidth: 0 }}>
        <ShortHtml html={picked.question} />
        <Typography variant="caption" color="text.secondary" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {translate('modelset_view.number', { number })}
          <span>{translate('modelset_view.marks', { marks, smart_count: marks })}</span>
          {levelName && <Chip size="small" variant="outlined" label={<Words text={levelName} />} />}
        </Typography>
      </Box>
      <RowButtons name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
    </Box>
  );
}

const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** As high as the window allows, so that what is below it stays in sight. */
const look = { m: 0, p: 0, listStyle: 'none', maxHeight: '45dvh', overflowY: 'auto' };

const line = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
  borderTop: '1px solid transparent',
  borderBottom: '1px solid',
  borderBottomColor: 'divider',
  cursor: 'grab',
};
