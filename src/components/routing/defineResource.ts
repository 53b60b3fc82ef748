import type { RaRecord } from 'react-admin';
import type { RecordForms } from '@/components/record/recordForms';
import { type LazyScreen, lazyScreen } from './lazyScreen';

/** The popups that add, change and show a record. */
interface FormScreens {
  create?: LazyScreen;
  edit?: LazyScreen;
  show?: LazyScreen;
}

/** All that there is to a resource. */
export interface ResourceParts extends FormScreens {
  /** As its adapter has it: the address of its list, where it has one. */
  name: string;
  /** The field by which people know a record, or what they call it. */
  recordRepresentation: string | ((record: RaRecord) => string);
  list?: LazyScreen;
  /** The popups below the list beside those of its forms, by their route. */
  popups?: Readonly<Record<string, LazyScreen>>;
  /** What adds, changes and shows a record; a resource that does not all of it names the popups that it has instead. */
  forms?: () => Promise<RecordForms>;
}

/** A resource as react-admin knows it, for `<Resource {...faq} />`: its screens come from its forms. */
export function defineResource<Parts extends ResourceParts>(declaration: Parts): FormScreens & Parts {
  const { forms } = declaration;
  return { ...(forms && screensOf(forms)), ...declaration };
}

function screensOf(forms: () => Promise<RecordForms>): FormScreens {
  const popups = async () => {
    const [{ recordPopups }, loaded] = await Promise.all([import('../dialogs/recordPopups'), forms()]);
    return recordPopups(loaded);
  };
  return { create: lazyScreen(popups, 'Add'), edit: lazyScreen(popups, 'Edit'), show: lazyScreen(popups, 'View') };
}
