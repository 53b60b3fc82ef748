import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFieldCheck } from '@/components/form/fieldRules';
import { say } from '@/contract/message';
import { LostAndGained } from './LostAndGained';
import { useChosenBatch } from './useChosenBatch';

interface MovingProps {
  /** How many students are tagged without being moved. */
  tagged: number;
  /** Those who are in another batch of the course. */
  movable: readonly RaRecord[];
  moves: boolean;
  onMoves: (moves: boolean) => void;
  /** The field that is refused where nobody is left to be tagged. */
  source: string;
}

/** Beside the button: asks whether those in another batch are moved, and says what they lose and gain then. */
export function Moving({ tagged, movable, moves, onMoves, source }: MovingProps) {
  const translate = useTranslate();
  const to = useChosenBatch();
  useFieldCheck(source, () => (tagged === 0 && movable.length > 0 && !moves ? say('all_would_move') : undefined));
  if (movable.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormControlLabel
        control={<Checkbox size="small" checked={moves} onChange={(_, checked) => onMoves(checked)} />}
        label={translate('batch_tag.and_move', { smart_count: movable.length })}
      />
      {moves && to && <LostAndGained records={movable} to={to} />}
    </Box>
  );
}

/** Returns the label of the button that tags some students and moves others. */
export function useTagLabel(): (tagged: number, moved: number) => string {
  const translate = useTranslate();
  return (tagged, moved) => {
    if (moved === 0) return translate('batch_tag.tag.confirm', { smart_count: tagged });
    if (tagged === 0) return translate('batch_tag.move.confirm', { smart_count: moved });
    return translate('batch_tag.tag.confirm_and_move', { smart_count: tagged, moved });
  };
}
