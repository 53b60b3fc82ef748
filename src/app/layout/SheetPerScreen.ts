import { withEmotionCache } from '@emotion/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** So many rules has one of emotion's sheets at most: it counts them in `ctr`, and begins another sheet at each multiple. */
const most = 65_000;
/** A sheet with fewer is added to: each sheet is searched for the rules of each element. */
const few = 100;

/**
 * Lets the styles that a screen brings be in a sheet of their own, after those of the screens before it. A rule that is added to a sheet makes
 * a browser compute the styles of every element again that any rule of that sheet is for: of the whole page below a popup (ADR 40).
 */
export const SheetPerScreen = withEmotionCache((_: object, { sheet }) => {
  // Renders it at each address; by its effect the screen there has added its rules.
  useLocation();
  useEffect(() => {
    const rules = sheet.ctr % most;
    if (rules >= few) sheet.ctr += most - rules;
  });
  return null;
});
