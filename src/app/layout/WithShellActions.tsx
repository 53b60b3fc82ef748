import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useEvent, useLocaleState, useLogout, useNotify, useTranslate } from 'react-admin';
import { anyDirty, outlivesForms } from '@/components/form/work/dirtyForms';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { useShortcuts } from '@/components/ui/keys/useShortcuts';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { marked } from '@/components/ui/marks';
import type { Locale } from '@/providers/i18n/locale';
import { useServices } from '@/providers/services';
import { unsavedElsewhere } from '@/providers/tab';
import { beginTyping, takeTyped } from '../finder/typedAhead';
import { ShellActionsProvider } from './shellActions';
import { UnsavedQuestion } from './UnsavedQuestion';

/** The windows that open over any page; their code loads when one is first opened. */
const windows = {
  finder: lazyScreen(() => import('../finder/Finder'), 'Finder'),
  keys: lazyScreen(() => import('./KeysDialog'), 'KeysDialog'),
};
type Window = keyof typeof windows;

type Begin = (run: () => void) => void;

/** Provides the shell's actions to its children, with the questions that they ask and the windows that they open. */
export const WithShellActions = ({ children }: { children: ReactNode }) => (
  <UnsavedQuestion texts="shell.logout_dirty" confirm="shell.logout" danger isUnsaved={unsavedInAnyTab}>
    {(beginLogout) => (
      <UnsavedQuestion texts="shell.language_dirty" confirm="shell.language_change" isKept={outlivesForms}>
        {(beginLanguage) => (
          <DemoReset>
            {(resetDemo) => (
              <Actions beginLogout={beginLogout} beginLanguage={beginLanguage} resetDemo={resetDemo}>
                {children}
              </Actions>
            )}
          </DemoReset>
        )}
      </UnsavedQuestion>
    )}
  </UnsavedQuestion>
);

interface ActionsProps {
  beginLogout: Begin;
  beginLanguage: Begin;
  resetDemo: (() => void) | undefined;
  children: ReactNode;
}

function Actions({ beginLogout, beginLanguage, resetDemo, children }: ActionsProps) {
  const logout = useLogout();
  const [current, setLocale] = useLocaleState();
  const [shown, show, close] = useWindow();
  const find = useEvent(() => show('finder'));
  const showKeys = useEvent(() => show('keys'));
  const speak = useEvent((locale: Locale) => (locale === current ? undefined : beginLanguage(() => setLocale(locale))));
  const logOut = useEvent(() => beginLogout(() => void logout()));
  // Memoised: what offers the actions isn't rendered again at each navigation.
  const actions = useMemo(() => ({ find, showKeys, speak, logOut, resetDemo }), [find, showKeys, speak, logOut, resetDemo]);
  useShortcuts({ 'Control+K': find, '?': showKeys, t: focusToast });
  const Shown = shown && windows[shown];
  return (
    <ShellActionsProvider value={actions}>
      {children}
      {Shown && <Shown onClose={close} />}
    </ShellActionsProvider>
  );
}

/** Returns the open window; a window whose code fails to load is reported, and the page stays. */
function useWindow() {
  const notify = useNotify();
  const [shown, setShown] = useState<Window>();
  const show = (window: Window) => {
    if (window === 'finder' && shown !== window) beginTyping();
    const isMissing = () => {
      takeTyped();
      notify('ui.unreachable', { type: 'error' });
    };
    void windows[window].preload().then(() => setShown(window), isMissing);
  };
  return [shown, show, () => setShown(undefined)] as const;
}

const unsavedInAnyTab = async () => anyDirty() || unsavedElsewhere();

/** Leads to the buttons of the newest toast. */
const focusToast = () => [...document.querySelectorAll(marked('toast'))].at(-1)?.querySelector<HTMLElement>('a, button')?.focus();

interface DemoResetProps {
  /** `begin` asks the question; it is undefined outside the demo. */
  children: (begin: (() => void) | undefined) => ReactNode;
}

/** Resets the demo's records after a question. */
function DemoReset({ children }: DemoResetProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { demo } = useServices();
  const [asking, setAsking] = useState(false);

  const reset = async () => {
    setAsking(false);
    await demo?.reset();
    await queries.invalidateQueries();
    notify('shell.demo_reset_done', { type: 'success' });
  };

  return (
    <>
      {children(demo && (() => setAsking(true)))}
      <ConfirmDialog
        open={asking}
        title={translate('shell.demo_reset_title')}
        content={translate('shell.demo_reset_text')}
        confirmLabel={translate('shell.demo_reset')}
        danger
        onConfirm={() => void reset()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
