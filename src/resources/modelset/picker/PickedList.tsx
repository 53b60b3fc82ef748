import { Box, Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { marksBrought, pickedPlaces } from '@/domain/pickedPlaces';
import { marksIn } from '../useModelsetReadiness';
import { PickedRows } from './PickedRows';
import { spreadOf } from './pickSchema';
import { type PickWork, placesIn } from './pickWork';
import { useLevelNames } from './useLevelNames';

interface PickedListProps {
  work: PickWork;
  onPick: (records: readonly RaRecord[]) => void;
}

/** The picked questions with the numbers and marks that they get by the form as it stands, and what the marks come to. */
export function PickedList({ work, onPick }: PickedListProps) {
  const translate = useTranslate();
  const { sheet, picks } = work;
  const values: Readonly<Record<string, unknown>> = useWatch();
  const levels = useLevelNames();
  const places = pickedPlaces(...placesIn(work, values), spreadOf(values, work.ownLevel));
  const rows = places.flatMap((place, index) => {
    const picked = picks[index];
    return picked ? [{ ...place, picked, levelName: levels?.get(place.level ?? 0) }] : [];
  });
  const standing = marksIn(sheet);
  const brought = marksBrought(places);
  const sum = Math.round((standing + brought) * 100) / 100;
  const told = { standing, brought, sum, total: sheet.total_marks };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PickedRows rows={rows} onChange={onPick} />
      <Typography variant="body2" role="status" sx={{ color: sum > sheet.total_marks ? 'warning.main' : 'text.secondary' }}>
        {translate('modelset_pick.sum', told)}
      </Typography>
    </Box>
  );
}
