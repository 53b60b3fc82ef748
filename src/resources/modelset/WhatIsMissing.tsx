import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { ModelsetReadiness } from './ModelsetReadiness';
import { useModelsetReadiness } from './useModelsetReadiness';
import { useSheet } from './useSheet';

interface OnceJudgedProps {
  record: RaRecord;
  children: (refused: undefined) => ReactNode;
}

/** Holds the question back until it is known what the model set lacks; nothing of it keeps the model set from being activated. */
export const OnceJudged = ({ record, children }: OnceJudgedProps) => (useJudged(record).isPending ? null : children(undefined));

/** What the model set lacks that is about to be activated: whether it is to be all the same, is asked by its name. */
export function WhatIsMissing() {
  const translate = useTranslate();
  const record = useRecordContext();
  const { sheet, steps, error, refetch } = useJudged(record);
  if (error) return <LoadFailed what={translate('modelset_ready.title')} error={error} retry={refetch} />;
  if (!sheet || !steps || steps.every(({ ready }) => ready)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="warning">{translate('modelset_ready.anyway', { name: sheet.modelset_name })}</Alert>
      <ModelsetReadiness sheet={sheet} />
    </Box>
  );
}

function useJudged(record: RaRecord | undefined) {
  const read = useSheet(record);
  const { data: steps, ...judged } = useModelsetReadiness(read.data);
  const error = read.error ?? judged.error;
  const refetch = read.error ? read.refetch : judged.refetch;
  return { sheet: read.data, steps, error, refetch, isPending: !error && steps === undefined };
}
