import type { Screens } from './screens';

/** The search of a model set's tags; the third of them was deleted. */
const ofModelset = `?filter=${encodeURIComponent('{"courses":1,"year":2026,"modelset":1}')}`;

/** The screens of passages. */
export const passageScreens: Screens = {
  '/paragraphSetup': ['Passage Setup'],
  '/paragraphSetup/add': ['Add Passage'],
  '/paragraphSetup/edit/:id': ['Edit Passage', '1'],
  '/paragraphSetup/view/:id': ['Passage Details', '1'],
  '/paragraphSetup/modelset/:id': ['Tag Modelset', '4'],
  '/paragraphSetup/tag/:passage': ['Tag Quiz To Paragraph', '1'],
  '/paragraphSetup/tag/:passage/quiz/:id': ['Tag Quiz', '1', '7'],
  '/paragraphTagReport': ['Paragraph Tag Report'],
  '/paragraphTagReport/edit/:id': ['Edit Passage Tag', `1${ofModelset}`],
  '/paragraphTagReport/delete/:id': ['Delete Passage Tag', `1${ofModelset}`],
  '/paragraphTagReport/restore/:id': ['Restore Passage Tag', `3${ofModelset}`],
};
