import { useMediaQuery } from '@mui/material';

/**
 * Tells whether the window is narrower than 600 pixels: there a popup fills the screen, a row is a card, and secondary buttons are in
 * menus.
 */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599.95px)');
