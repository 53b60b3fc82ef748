import { Box, Paper } from '@mui/material';
import { useContext, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { RecordForm } from '@/components/form/RecordForm';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import type { FormValues } from '@/components/form/work/useSave';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { PersonMark } from '@/components/ui/media/PersonMark';
import { discussionCalls, discussionForm } from '@/contract/discussion';
import { useCall } from '@/providers/data/useCall';
import { ThreadContext } from './threadContext';
import { addressOf, type Work } from './work';

interface CommentFormProps {
  work: Work;
  /** The comment that is answered, fixed as the form is opened; null for a new thread. */
  parent: number | null;
  /** Names the form, where its place alone doesn't say what it is for. */
  label?: string;
}

/** Where a comment or an answer is typed. */
export function CommentForm({ work, parent, label }: CommentFormProps) {
  const translate = useTranslate();
  const { place, me, end, posted } = useContext(ThreadContext);
  const { mutateAsync } = useCall(discussionCalls.createDiscussion);
  const address = addressOf(place.topic_id, work);
  const container = useMemo(() => ({ place: 'page', address, done: end, cancel: end }) as const, [address, end]);
  const save = (values: FormValues) => mutateAsync({ ...place, ...discussionForm.parse(values), parent });
  return (
    <Box role="group" aria-label={label ?? translate('discussion.write')} sx={{ display: 'flex', gap: 1, my: 1 }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <PersonMark name={me?.name ?? ''} />
      </Box>
      <Paper variant="outlined" sx={{ p: 2, flex: 1, minWidth: 0 }}>
        <FormContainer value={container}>
          <RecordForm
            schema={discussionForm}
            save={save}
            onSaved={({ data }) => posted(data?.iid, parent)}
            saveLabel="discussion.post"
          >
            <RichTextInput source="comments" size="few" />
          </RecordForm>
        </FormContainer>
      </Paper>
    </Box>
  );
}
