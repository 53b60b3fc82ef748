import { Dialog, DialogTitle, Typography } from '@mui/material';
import { useContext, useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { type DiscussionComment, hidingForm } from '@/contract/discussion';
import { useHiding } from './hiding';
import { ThreadContext } from './threadContext';
import { useName } from './useName';
import { addressOf } from './work';

interface HideCommentProps {
  comment: DiscussionComment;
  onClose: () => void;
}

/** The popup in which a person says why a comment is hidden from learners. */
export function HideComment({ comment, onClose }: HideCommentProps) {
  const translate = useTranslate();
  const id = useId();
  const isPhone = useIsPhone();
  const name = useName()(comment);
  const hiding = useHiding();
  const { topic_id } = useContext(ThreadContext).place;
  const address = addressOf(topic_id, { what: 'hide', iid: comment.iid });
  const container = useMemo(() => ({ place: 'dialog', address, done: onClose, cancel: onClose }) as const, [address, onClose]);
  const save = (values: FormValues) => hiding(comment.iid, hidingForm.parse(values).hidden_reason);
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      aria-describedby={`${id}-effect`}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {translate('discussion.hide_of', { name })}
      </DialogTitle>
      <FormContainer value={container}>
        <RecordForm schema={hidingForm} save={save} onSaved={onClose} saveLabel="discussion.hide">
          <Typography id={`${id}-effect`}>{translate('discussion.hide_effect')}</Typography>
          <TextInput source="hidden_reason" multiline minRows={2} />
        </RecordForm>
      </FormContainer>
    </Dialog>
  );
}
