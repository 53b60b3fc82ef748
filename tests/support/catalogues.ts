import { mergeTranslations } from 'react-admin';
import { menuMessagesNe } from '@/app/layout/menuMessages.ne';
import { english as sharedEnglish } from '@/app/messages/english';
import { nepali as sharedNepali } from '@/app/messages/nepali';
import { formMessages } from '@/components/form/messages';
import { formMessagesNe } from '@/components/form/messages.ne';
import { ruleMessages } from '@/contract/ruleMessages';
import { ruleMessagesNe } from '@/contract/ruleMessages.ne';

type Module = Readonly<Record<string, object>>;

/** The texts of each area by its folder, such as `resources/faq`. */
const inEnglish = import.meta.glob<Module>('/src/{pages,resources}/*/messages.ts', { eager: true });
const inNepali = import.meta.glob<Module>('/src/{pages,resources}/*/messages.ne.ts', { eager: true });

// The pages outside the shell have their own catalogue.
const isInShell = ([file]: readonly [string, unknown]) => !file.includes('/publicPages/');
const textsOf = (modules: Record<string, Module>) =>
  Object.entries(modules)
    .filter(isInShell)
    .map(([file, exports]) => ({
      area: file.split('/').slice(2, 4).join('/'),
      texts: mergeTranslations(...Object.values(exports)),
    }));

export const areaTexts = textsOf(inEnglish);

/** The texts that all areas share: the shell's, and those of forms, which load with every screen but a list. */
export const shared = mergeTranslations(sharedEnglish, { rules: ruleMessages }, formMessages);

/** Every text of the shell and its areas. */
export const english = mergeTranslations(shared, ...areaTexts.map(({ texts }) => texts));
export const nepali = mergeTranslations(
  sharedNepali,
  { rules: ruleMessagesNe },
  formMessagesNe,
  ...textsOf(inNepali).map(({ texts }) => texts),
);

/** The English names of the menu's entries, which the server has, as the Nepali ones are found by them: `course_setup` is «course setup». */
const menuNames = {
  menu_entry: Object.fromEntries(Object.keys(menuMessagesNe.menu_entry).map((key) => [key, key.replaceAll('_', ' ')])),
};

/** Every text that there is in Nepali, in English. */
export const englishWithMenu = mergeTranslations(english, menuNames);

/** Every text of a catalogue, by its dotted key. */
export const flatten = (catalogue: object, above = ''): [key: string, text: string][] =>
  Object.entries(catalogue).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[above + name, value]] : flatten(Object(value), `${above}${name}.`),
  );
