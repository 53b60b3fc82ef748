import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { tip } from '@/components/tips/tip';

interface TreeButtonProps {
  /** A key of the catalogue: its tooltip, and its name for who doesn't see the icon. */
  label: string;
  onClick: () => void;
  /** The icon. */
  children: ReactNode;
}

/** A small button above the tree. */
export function TreeButton({ label, onClick, children }: TreeButtonProps) {
  const text = useTranslate()(label);
  return (
    <IconButton size="small" aria-label={text} onClick={onClick} {...tip(text)}>
      {children}
    </IconButton>
  );
}
