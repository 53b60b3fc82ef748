import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazyPart';

const YearInput = lazyPart(() => import('@/components/form/inputs/YearInput'), 'YearInput');
const SelectInput = lazyPart(() => import('@/components/form/inputs/SelectInput'), 'SelectInput');

/** The year of a search; by default it may be one of batches and model sets. */
export const YearFilter = ({ offered }: { offered?: (now: Date) => number[] }) => (
  <Short width={104}>
    <YearInput source="year" {...(offered && { offered })} />
  </Short>
);

/** A status of a search, among the values that its schema lists. */
export const StatusFilter = ({ source }: { source: string }) => (
  <Short width={140}>
    <SelectInput source={source} />
  </Short>
);

/** The place of a short input in the row of a search: as wide as its values, also while its code loads. */
const Short = ({ width, children }: { width: number; children: ReactNode }) => (
  <Box sx={{ '&&': { flex: { sm: `0 0 ${width}px` } }, '&& .ra-input': { minWidth: 0 } }}>{children}</Box>
);
