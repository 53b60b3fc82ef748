import { entryName } from '@/components/ui/menuIcons';
import { chooseScheme } from '@/components/ui/theme/colorScheme';
import { home } from '@/domain/returnPath';
import { locales } from '@/providers/i18n/locale';
import type { ShellActions } from '../layout/shellActions';
import { type FinderEntry, namedEntry } from './finderEntry';

type Translate = (key: string, options?: object) => string;

/** The languages' English names, for who can't read the language that is shown. */
const inEnglish = { en: 'English', ne: 'Nepali' };

/** Lists the shell's actions and its own screens, whatever the server's menu has. */
export function actionEntries(actions: ShellActions, translate: Translate): FinderEntry[] {
  const action = (name: string, run: () => void, otherNames: readonly string[] = []) =>
    namedEntry({ kind: 'action', name, run, otherNames });
  const { resetDemo } = actions;
  return [
    namedEntry({ kind: 'screen', name: entryName({ menu_name: 'Dashboard' }, translate), to: home }),
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
