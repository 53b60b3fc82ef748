import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Names the record and what will happen to it. */
  content: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Whether the action can't be undone. */
  danger?: boolean;
  /** Whether it takes away what can be given back: the button is red too, but only outlined. */
  withdraws?: boolean;
  /** Whether the action is under way. */
  busy?: boolean;
  /** Whether a choice has to be made first. */
  disabled?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something happens. The focus starts on Cancel, so that Enter alone destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const translate = useTranslate();
  const id = useId();
  // A closed Dialog of MUI would still be rendered with each screen.
  if (!props.open) return null;
  return (
    <Dialog
      open
      onClose={props.onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-content`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-content`} component="div">
          {props.content}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={props.onClose}>
          {props.cancelLabel ?? translate('ui.cancel')}
        </Button>
        <Button
          variant={props.withdraws ? 'outlined' : 'contained'}
          color={props.danger || props.withdraws ? 'error' : 'primary'}
          loading={props.busy ?? false}
          disabled={props.disabled ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
