import { useMediaQuery } from '@mui/material';

/** Whether the window is narrower than 600 pixels: there a popup is the whole screen, a row a card, and buttons of second rank are in menus. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599.95px)');
