import { isAlias, screens } from './addresses';

/** Whether a screen is a form, by its name; `everyScreen` compares this with the screen. */
export const isForm = (name: string): boolean =>
  /^(?:Add|Copy|Schedule|Write|Edit|Update|Settings|Tag Model ?[Ss]et|Tag Quiz$|Status Update|Replace)/.test(name);

/** Whether a screen is a wizard that adds a record: it has no single save button, so its own tests cover it. */
export const isWizard = (path: string): boolean => path === '/employee/add' || path === '/employee/create';

/** A form in steps, of which its own tests cover each. */
const editor = '/employee/edit/:id';

/** A form that takes no text but the names of students who exist, so that its own tests cover it. */
const roster = '/batchTag/roster';

/** Forms that make many records, and show what became of each: nothing of them is kept as a draft, and their own tests cover them. */
const isCopy = (path: string): boolean => /\/copy(?:\/:id)?$/.test(path);

/** The addresses of all other forms. */
export const formPaths = Object.keys(screens).filter(
  (path) =>
    isForm(screens[path] ?? '') && !isAlias(path) && !isWizard(path) && !isCopy(path) && path !== roster && path !== editor,
);
