import { Paper } from '@mui/material';
import { LoadingLines } from './LoadingLines';

/** The outline of a card while its screen loads. */
export const LoadingCard = () => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    <LoadingLines count={6} />
  </Paper>
);
