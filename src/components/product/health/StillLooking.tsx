import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDigits } from '@/components/ui/text/digits';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { urgencies } from '@/contract/contentHealth';
import type { Health } from './useContentHealth';

/** Says that the server still looks for what is to be mended, and how much it has found; readers are told at the beginning and the end. */
export function StillLooking({ health }: { health: Health }) {
  const translate = useTranslate();
  const digits = useDigits();
  const { looking } = health;
  const [hasLooked, setHasLooked] = useState(looking);
  if (looking && !hasLooked) setHasLooked(true);
  const count = digits(countOf(health));
  return (
    <>
      {looking && (
        <Typography variant="body2" color="text.secondary">
          {translate('ui.still_looking', { count })}
        </Typography>
      )}
      {/* The counts are not in it: each would be read out. */}
      <Box role="status" sx={unseen}>
        {looking && translate('ui.looking')}
        {!looking && hasLooked && translate('ui.looked', { count })}
      </Box>
    </>
  );
}

/** Returns how much is found. */
export const countOf = (health: Health): number => urgencies.reduce((sum, urgency) => sum + health[urgency], 0);
