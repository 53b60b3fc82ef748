import type { RecordForms } from '@/components/record/recordForms';
import { type LazyScreen, lazyScreen } from './lazyScreen';

interface Declaration {
  /** As its adapter has it: the address of its list, where it has one. */
  name: string;
  /** The field by which people know a record. */
  recordRepresentation: string;
  list?: LazyScreen;
  /** The popups below the list beside those of its forms, by their route. */
  popups?: Readonly<Record<string, LazyScreen>>;
  /** What adds, changes and shows a record. */
  forms: () => Promise<RecordForms>;
}

/** A resource as react-admin knows it, for `<Resource {...faq} />`: its screens come from its forms. */
export function defineResource(declaration: Declaration) {
  const { forms } = declaration;
  const popups = async () => {
    const [{ recordPopups }, loaded] = await Promise.all([import('../dialogs/recordPopups'), forms()]);
    return recordPopups(loaded);
  };
  return {
    ...declaration,
    create: lazyScreen(popups, 'Add'),
    edit: lazyScreen(popups, 'Edit'),
    show: lazyScreen(popups, 'View'),
  };
}

export type ResourceParts = ReturnType<typeof defineResource>;
