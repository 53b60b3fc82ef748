import AddIcon from '@mui/icons-material/Add';
import { Button, type ButtonProps, Typography } from '@mui/material';
import { memo, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAddressSearch, useFormRoutes, useTitles } from '@/components/routing/addresses';
import { type ShortcutKey, shortcut } from '@/components/ui/keys/shortcuts';
import { useMayWrite } from '@/providers/auth/rights';

interface ToolButtonProps extends Pick<ButtonProps, 'startIcon' | 'disabled' | 'aria-haspopup' | 'aria-expanded' | 'onClick'> {
  /** A key of the catalogue. */
  label: string;
  /** The arguments of its text. */
  args?: Readonly<Record<string, string>>;
  ref?: Ref<HTMLButtonElement>;
  /** The key that presses it, where it has one. */
  keys?: ShortcutKey;
}

/** A button above a list's rows; on a phone only its icon. It is memoised, so that a step in the list renders it only if it changes. */
export const ToolButton = memo(({ label, args, keys, ...button }: ToolButtonProps) => {
  const text = useTranslate()(label, args);
  return (
    <Button size="small" aria-label={text} sx={tool} {...(keys && shortcut(keys))} {...button}>
      <Typography component="span" variant="inherit" noWrap sx={{ display: { xs: 'none', sm: 'inline' }, maxWidth: 200 }}>
        {text}
      </Typography>
    </Button>
  );
});

const tool = {
  flexShrink: 0,
  whiteSpace: 'nowrap',
  minWidth: 40,
  minHeight: 40,
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: '-2px' }, mr: { xs: 0, sm: 1 } },
} as const;

/** Offers, in a list without rows that adds none itself, the screen where they come from; `what` is a part of its text's key. */
export function FirstLink({ to, what }: { to: string; what: 'questions' | 'tree' | 'modelsets' | 'passages' | 'students' }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={to} variant="outlined">
      {translate(`ui.first.${what}`)}
    </Button>
  );
}

/** Opens the add popup below the list; by default it has that popup's title. */
export function AddButton({ label }: { label?: string }) {
  const translate = useTranslate();
  const { add = '' } = useTitles();
  const routes = useFormRoutes();
  const search = useAddressSearch();
  if (!useMayWrite()) return null;
  return (
    <Button component={Link} to={{ pathname: routes.add, search }} variant="contained" startIcon={<AddIcon />} {...shortcut('n')}>
      {translate(label ?? add)}
    </Button>
  );
}
