import { chooseScheme } from '@/components/theme/colorScheme';
import { home } from '@/domain/returnPath';
import { locales } from '@/providers/i18n/locale';
import type { ShellActions } from '../layout/shellActions';
import { type FinderEntry, namedEntry } from './finderEntry';

type Translate = (key: string, options?: object) => string;

/** The languages as they are called in English: who can't read a language looks for it so. */
const inEnglish = { en: 'English', ne: 'Nepali' };

/** What the shell can do, and its own screens, whatever the menu of a server holds. */
export function actionEntries(actions: ShellActions, translate: Translate): FinderEntry[] {
  const action = (name: string, run: () => void, otherNames: readonly string[] = []) =>
    namedEntry({ kind: 'action', name, run, otherNames });
  const { resetDemo } = actions;
  return [
    namedEntry({ kind: 'screen', name: translate('menu_entry.dashboard'), to: home }),
    namedEntry({ kind: 'screen', name: translate('shell.settings'), to: '/settings' }),
    ...(['light', 'dark', 'system'] as const).map((scheme) =>
      action(`${translate('shell.theme')}: ${translate(`shell.theme_${scheme}`)}`, () => chooseScheme(scheme)),
    ),
    ...locales.map(({ locale, name }) =>
      action(`${translate('shell.language')}: ${name}`, () => actions.speak(locale), [inEnglish[locale]]),
    ),
    action(translate('shell.keys'), actions.showKeys),
    ...(resetDemo ? [action(translate('shell.demo_reset'), resetDemo)] : []),
    action(translate('shell.logout'), actions.logOut),
  ];
}
