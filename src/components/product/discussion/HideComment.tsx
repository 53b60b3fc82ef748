import { Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { type DiscussionComment, hidingForm } from '@/contract/discussion';
import { CommentDialog } from './CommentDialog';
import { useHiding } from './hiding';
import { useName } from './useName';

interface HideCommentProps {
  comment: DiscussionComment;
  onClose: () => void;
}

/** The popup in which a person says why a comment is hidden from learners. */
export function HideComment({ comment, onClose }: HideCommentProps) {
  const translate = useTranslate();
  const effect = useId();
  const title = translate('discussion.hide_of', { name: useName()(comment) });
  const hiding = useHiding();
  const save = (values: FormValues) => hiding(comment.iid, hidingForm.parse(values).hidden_reason);
  return (
    <CommentDialog what="hide" iid={comment.iid} title={title} describedBy={effect} onClose={onClose}>
      <RecordForm schema={hidingForm} save={save} onSaved={onClose} saveLabel="discussion.hide">
        <Typography id={effect}>{translate('discussion.hide_effect')}</Typography>
        <TextInput source="hidden_reason" multiline minRows={2} />
      </RecordForm>
    </CommentDialog>
  );
}
