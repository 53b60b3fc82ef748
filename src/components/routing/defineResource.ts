import type { RecordForms } from '@/components/record/recordForms';
import type { Adapter } from '@/providers/data/adapter';
import { type AreaTexts, openTexts } from '@/providers/i18n/areaTexts';
import { alongside } from './alongside';
import { type LazyScreen, lazyScreen } from './lazyScreen';

interface Declaration {
  /** The address of its list, where it has one. */
  name: string;
  /** The field by which people know a record. */
  recordRepresentation: string;
  /** The texts of its screens. */
  texts: AreaTexts;
  /** The calls of its verbs. */
  adapter: () => Promise<Adapter>;
  list?: LazyScreen;
  /** The popups below the list beside those of its forms, by their route. */
  popups?: Readonly<Record<string, LazyScreen>>;
  /** What adds, changes and shows a record. */
  forms: () => Promise<RecordForms>;
}

/**
 * A resource as react-admin knows it, for `<Resource {...faq} />`: its screens come from its forms. Texts and calls are
 * fetched with its first screen.
 */
export function defineResource(declaration: Declaration) {
  const { texts, adapter, list, popups = {}, forms } = declaration;
  const needs = () => Promise.all([openTexts(texts), adapter()]);
  const formPopups = async () => {
    const [{ recordPopups }, loaded] = await Promise.all([import('../dialogs/recordPopups'), forms()]);
    return recordPopups(loaded);
  };
  const screen = (Screen: LazyScreen) => alongside(Screen, needs);
  return {
    ...declaration,
    needs,
    ...(list && { list: screen(list) }),
    popups: Object.fromEntries(Object.entries(popups).map(([path, popup]) => [path, screen(popup)])),
    create: screen(lazyScreen(formPopups, 'Add')),
    edit: screen(lazyScreen(formPopups, 'Edit')),
    show: screen(lazyScreen(formPopups, 'View')),
  };
}

export type ResourceParts = ReturnType<typeof defineResource>;
