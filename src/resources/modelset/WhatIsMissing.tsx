import { Alert, Box } from '@mui/material';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { LoadFailed } from '@/components/feedback/LoadFailed';
import { ModelsetReadiness } from './ModelsetReadiness';
import { useModelsetReadiness } from './useModelsetReadiness';
import { useSheet } from './useSheet';

interface OnceJudgedProps {
  record: RaRecord;
  children: (refused: undefined) => ReactNode;
}

/** Renders its children once it is known what the model set lacks; no lack prevents the activation. */
export function OnceJudged({ record, children }: OnceJudgedProps) {
  const judged = useJudged(record);
  const [isKnown, setKnown] = useState(false);
  // Once shown, the question stays while the readiness is read again.
  if (!isKnown && !judged.isPending) setKnown(true);
  return isKnown && <Judged value={judged}>{children(undefined)}</Judged>;
}

/** Shows what the model set lacks that is about to be activated; the question names it. */
export function WhatIsMissing() {
  const translate = useTranslate();
  const { sheet, steps, error, refetch } = useContext(Judged) ?? {};
  if (error && refetch) return <LoadFailed what={translate('modelset_ready.title')} error={error} retry={refetch} />;
  if (!sheet || !steps || steps.every(({ ready }) => ready)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity="warning">{translate('modelset_ready.anyway', { name: sheet.modelset_name })}</Alert>
      <ModelsetReadiness sheet={sheet} />
    </Box>
  );
}

/** Read once, above the question: a failed read would be repeated by each component that reads it. */
const Judged = createContext<ReturnType<typeof useJudged> | undefined>(undefined);

function useJudged(record: RaRecord) {
  const read = useSheet(record);
  const { data: steps, ...judged } = useModelsetReadiness(read.data);
  const error = read.error ?? judged.error;
  const refetch = read.error ? read.refetch : judged.refetch;
  return { sheet: read.data, steps, error, refetch, isPending: !error && steps === undefined };
}
