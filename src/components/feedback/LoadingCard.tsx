import { Paper } from '@mui/material';
import { LoadingLines } from './LoadingLines';

/** The outline of a card whose screen is on its way. */
export const LoadingCard = () => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    <LoadingLines count={6} />
  </Paper>
);
