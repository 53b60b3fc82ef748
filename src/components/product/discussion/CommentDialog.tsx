import { Dialog, DialogTitle } from '@mui/material';
import { type ReactNode, useContext, useId, useMemo } from 'react';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { ThreadContext } from './threadContext';
import { addressOf, type Work } from './work';

interface CommentDialogProps {
  /** What its form does, and with which comment: its draft is kept by that. */
  what: Work['what'];
  iid: number;
  title: string;
  /** The id of the text that says its effect. */
  describedBy?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A popup with a form about a comment. */
export function CommentDialog({ what, iid, title, describedBy, onClose, children }: CommentDialogProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const address = addressOf(useContext(ThreadContext).place.topic_id, { what, iid });
  const container = useMemo(() => ({ place: 'dialog', address, done: onClose, cancel: onClose }) as const, [address, onClose]);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={describedBy}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <FormContainer value={container}>{children}</FormContainer>
    </Dialog>
  );
}
