import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type ShortcutKey, shortcut } from '@/components/keys/shortcuts';
import { tip } from '@/components/tips/tip';

interface TreeButtonProps {
  /** A key of the catalogue: its tooltip and accessible name. */
  label: string;
  onClick: () => void;
  /** The key that presses it, where it has one. */
  keys?: ShortcutKey | undefined;
  /** The icon. */
  children: ReactNode;
}

/** A small button above the tree. */
export function TreeButton({ label, onClick, keys, children }: TreeButtonProps) {
  const text = useTranslate()(label);
  return (
    <IconButton size="small" aria-label={text} onClick={onClick} {...tip(text)} {...(keys && shortcut(keys))}>
      {children}
    </IconButton>
  );
}
