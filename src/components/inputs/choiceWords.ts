import type { useTranslate } from 'react-admin';

/** What the buttons of a box with choices are called. */
export const choiceWords = (translate: ReturnType<typeof useTranslate>) => ({
  loadingText: translate('ui.loading'),
  clearText: translate('ra.action.clear_input_value'),
  closeText: translate('ra.action.close'),
  openText: translate('ra.action.open'),
});
