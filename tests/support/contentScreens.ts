import type { Screens } from './screens';

/** A tag's id, with its list's search, which is the only one that finds it. */
const tag = `1?filter=${encodeURIComponent('{"courses":1}')}`;

/** The screens of a course's texts and prices. */
export const contentScreens: Screens = {
  '/course_overview': ['Program Overview Setup'],
  '/course_overview/add': ['Add Program Overview'],
  '/course_overview/edit/:id': ['Edit Program Overview', '1'],
  '/course_overview/view/:id': ['Program Overview Details', '1'],
  '/course_overview/delete/:id': ['Delete Program Overview', '1'],
  '/faq': ['FAQ Setup'],
  '/faq/add': ['Add FAQ'],
  '/faq/edit/:id': ['Edit FAQ', '1'],
  '/faq/view/:id': ['FAQ Details', '1'],
  '/coursePriceSetup': ['Course Price Setup'],
  '/coursePriceSetup/add': ['Add Course Price'],
  '/coursePriceSetup/edit/:id': ['Edit Course Price', '1'],
  '/coursePriceSetup/view/:id': ['Course Price Details', '1'],
  '/coursePriceSetup/activate/:id': ['Activate Course Price', '14'],
  '/coursePriceSetup/deactivate/:id': ['Deactivate Course Price', '1'],
  '/coursePriceSetup/delete/:id': ['Delete Course Price', '1'],
  '/feature': ['Feature Setup'],
  '/feature/add': ['Add Feature'],
  '/feature/edit/:id': ['Edit Feature', '1'],
  '/feature/view/:id': ['Feature Details', '1'],
  '/feature/tag/:id': ['Add Feature Tag', '13'],
  '/feature/delete/:id': ['Delete Feature', '1'],
  '/featureTag': ['Tag Feature Setup'],
  '/featureTag/edit/:id': ['Edit Feature Tag', tag],
  '/featureTag/delete/:id': ['Delete Feature Tag', tag],
  '/featureTagRestore': ['Restore Feature Setup'],
  '/featureTagRestore/restore/:id': ['Restore Feature Tag', '17'],
};
