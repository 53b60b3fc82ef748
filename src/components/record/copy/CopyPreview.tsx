import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '@/components/form/work/useSave';
import { useDigits } from '@/components/ui/text/digits';
import type { CopyStep } from './copyPlan';

/** How many of each kind there are, in the order of the steps. */
export function countsOf(steps: readonly CopyStep[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { kind } of steps) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

interface CopyPreviewProps {
  steps: (values: FormValues) => readonly CopyStep[];
  /** A key of the catalogue. */
  effect: string;
}

/** Says before it is begun how many records of each kind are made, and what the copy is and isn't. */
export function CopyPreview({ steps, effect }: CopyPreviewProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const counts = countsOf(steps(useWatch()));
  return (
    <section aria-label={translate('copying.made')}>
      <Typography variant="body2">{translate('copying.made')}</Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 1.5, pl: 2.5 }}>
        {counts.map(([kind, count]) => (
          <li key={kind}>{digits(translate(`copying.counts.${kind}`, { smart_count: count }))}</li>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate(effect)}
      </Typography>
    </section>
  );
}
