import { createContext, useContext } from 'react';
import type { Locale } from '@/providers/i18n/locale';

/** What can be done from anywhere, by a button, a key or the finder. */
export interface ShellActions {
  /** Opens the box that finds any record, screen and action. */
  find: () => void;
  /** Shows the keys. */
  showKeys: () => void;
  /** Changes the language, after a question where a form holds work that isn't saved. */
  speak: (locale: Locale) => void;
  /** Signs out, after the same question. */
  logOut: () => void;
  /** Puts the demo's records back, after a question; there in the demo alone. */
  resetDemo?: (() => void) | undefined;
}

const ShellActionsContext = createContext<ShellActions | undefined>(undefined);

export const ShellActionsProvider = ShellActionsContext.Provider;

export function useShellActions(): ShellActions {
  const actions = useContext(ShellActionsContext);
  if (!actions) throw new Error('There is no shell round this component');
  return actions;
}
