import { useContext, useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { RecordForm } from '@/components/form/RecordForm';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import type { FormValues } from '@/components/form/work/useSave';
import { type DiscussionComment, discussionCalls, discussionForm } from '@/contract/discussion';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';
import { useCall } from '@/providers/data/useCall';
import { useServices } from '@/providers/services';
import { CommentDialog } from './CommentDialog';
import { ThreadContext } from './threadContext';

interface EditCommentProps {
  comment: DiscussionComment;
  onClose: () => void;
}

/** The popup in which a person changes their own comment. */
export function EditComment({ comment, onClose }: EditCommentProps) {
  const translate = useTranslate();
  const { mutateAsync } = useCall(discussionCalls.updateDiscussion);
  const save = (values: FormValues) => mutateAsync({ ...discussionForm.parse(values), discussion: comment.iid });
  return (
    <CommentDialog what="edit" iid={comment.iid} title={translate('discussion.edit_title')} onClose={onClose}>
      <RecordForm schema={discussionForm} editing={useEditing(comment)} save={save} onSaved={onClose}>
        <RichTextInput source="comments" size="few" />
      </RecordForm>
    </CommentDialog>
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
