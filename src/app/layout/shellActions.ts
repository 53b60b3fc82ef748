import { createContext, useContext } from 'react';
import type { Locale } from '@/providers/i18n/locale';

/** The actions that are available everywhere, by a button, a key or the finder. */
export interface ShellActions {
  /** Opens the finder, which finds any record, screen and action. */
  find: () => void;
  /** Shows the shortcuts. */
  showKeys: () => void;
  /** Changes the language, after a question where a form has unsaved work. */
  speak: (locale: Locale) => void;
  /** Signs out, after the same question. */
  logOut: () => void;
  /** Resets the demo's records after a question; defined in the demo alone. */
  resetDemo?: (() => void) | undefined;
}

const ShellActionsContext = createContext<ShellActions | undefined>(undefined);

export const ShellActionsProvider = ShellActionsContext.Provider;

export function useShellActions(): ShellActions {
  const actions = useContext(ShellActionsContext);
  if (!actions) throw new Error('There is no shell round this component');
  return actions;
}
