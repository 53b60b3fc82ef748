import { Dialog, DialogTitle } from '@mui/material';
import { useContext, useId, useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { RecordForm } from '@/components/form/RecordForm';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import type { FormValues } from '@/components/form/work/useSave';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { type DiscussionComment, discussionCalls, discussionForm } from '@/contract/discussion';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';
import { useCall } from '@/providers/data/useCall';
import { useServices } from '@/providers/services';
import { ThreadContext } from './threadContext';
import { addressOf } from './work';

interface EditCommentProps {
  comment: DiscussionComment;
  onClose: () => void;
}

/** The popup in which a person changes their own comment. */
export function EditComment({ comment, onClose }: EditCommentProps) {
  const translate = useTranslate();
  const id = useId();
  const isPhone = useIsPhone();
  const { mutateAsync } = useCall(discussionCalls.updateDiscussion);
  const { topic_id } = useContext(ThreadContext).place;
  const address = addressOf(topic_id, { what: 'edit', iid: comment.iid });
  const container = useMemo(() => ({ place: 'dialog', address, done: onClose, cancel: onClose }) as const, [address, onClose]);
  const save = (values: FormValues) => mutateAsync({ ...discussionForm.parse(values), discussion: comment.iid });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isPhone} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('discussion.edit_title')}</DialogTitle>
      <FormContainer value={container}>
        <RecordForm schema={discussionForm} editing={useEditing(comment)} save={save} onSaved={onClose}>
          <RichTextInput source="comments" size="few" />
        </RecordForm>
      </FormContainer>
    </Dialog>
  );
}

/** Returns the comment as a form changes it: read again before a save, since it may have been changed in another tab. */
function useEditing(comment: DiscussionComment) {
  const { client } = useServices();
  const { topic_id } = useContext(ThreadContext).place;
  return useMemo(() => {
    const reread = async () => {
      const { data } = await client.send(discussionCalls.getDiscussion, { subTopicId: String(topic_id) });
      const found = data.find(({ iid }) => iid === comment.iid);
      if (!found) throw new ApiError(404, say('comment_not_found'));
      return recordOf(found);
    };
    return { record: recordOf(comment), start, reread };
  }, [client, topic_id, comment]);
}

const recordOf = ({ iid, comments }: DiscussionComment): RaRecord => ({ id: iid, comments });
const start = ({ comments }: RaRecord) => ({ comments });
