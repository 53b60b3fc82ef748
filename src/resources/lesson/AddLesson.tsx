import { Alert, Box, Button } from '@mui/material';
import { useContext, useMemo, useRef, useState } from 'react';
import { type RaRecord, useCreate, useGetIdentity, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { UploadBar } from '@/components/form/files/TransferCircle';
import type { FormValues } from '@/components/form/work/useSave';
import { resourcesScreen, screenOf } from '@/components/product/courseTree/levels';
import { CreateForm, type CreateFormProps } from '@/components/record/CreateForm';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { Words } from '@/components/ui/text/Words';
import { lessonCalls } from '@/contract/lesson';
import { lessonResourceCalls } from '@/contract/lessonResource';
import type { Client } from '@/providers/api/client';
import { isUnknown } from '@/providers/data/records';
import { wasCancelled } from '@/providers/data/useCancellable';
import { useUpload } from '@/providers/data/useUpload';
import { usePress } from '@/providers/data/useWriter';
import { useServices } from '@/providers/services';
import { allUnsentOf, keepUnsent, narrowUnsent, type UnsentFiles } from './unsentFiles';

/**
 * The form of a new lesson, whose files are sent once it is added. If they aren't taken, the lesson stays, and the page that adds files to
 * it follows, with them and the reason.
 */
export function AddLesson({ children, ...props }: CreateFormProps) {
  const translate = useTranslate();
  const { add, outcome, upload } = useAddWithFiles();
  return (
    <>
      <Unsent />
      <FormContainer value={useFilesContainer(outcome)}>
        <CreateForm {...props} add={add}>
          {children}
          {upload.isSending && (
            <Box sx={{ display: 'grid', gap: 1, justifyItems: 'end', '& > :first-of-type': { width: 1 } }}>
              <UploadBar progress={upload.progress} />
              <Button size="small" color="inherit" onClick={upload.cancel}>
                {translate('lesson_resource.stop')}
              </Button>
            </Box>
          )}
        </CreateForm>
      </FormContainer>
    </>
  );
}

/** What became of a new lesson's files. */
type Outcome = { sent: number; left?: never } | { sent?: never; left: number };

const chosenFiles = z.pipe(
  z.nullish(z.array(z.file())),
  z.transform((files) => files ?? []),
);

/** Returns what adds a lesson and then sends its files; it never rejects once the lesson is added. */
function useAddWithFiles() {
  const { client, session } = useServices();
  const resource = useResourceContext();
  const [create] = useCreate();
  const press = usePress();
  const notify = useNotify();
  const upload = useUpload(lessonResourceCalls.addResource, { quiet: true });
  const outcome = useRef<Outcome>(undefined);

  const add = async ({ lesson_files, ...data }: FormValues): Promise<RaRecord> => {
    // The session may end before the files are sent.
    const owner = (await session.read())?.email ?? '';
    const added: RaRecord = await create(resource, { data, meta: { press } }, { returnPromise: true });
    const files = chosenFiles.parse(lesson_files);
    outcome.current = undefined;
    if (files.length === 0) return added;
    const lesson = await idOf(client, added, data).catch(() => undefined);
    if (lesson === undefined) {
      notify('lesson_resource.unsent', { type: 'warning', messageArgs: { names: namesOf(files) } });
      return added;
    }
    try {
      await upload.send({ lesson, resources: files });
      outcome.current = { sent: files.length };
    } catch (failure) {
      const error = wasCancelled(failure) ? null : failure;
      keepUnsent({ lesson, title: String(data.lesson_title), files, error, owner });
      outcome.current = { left: lesson };
    }
    return added;
  };
  return { add, outcome, upload };
}

/** Returns a new lesson's id; a server may reply without the record, which is then the last of its main topic with its title. */
async function idOf(client: Client, added: RaRecord, data: FormValues): Promise<number | undefined> {
  if (!isUnknown(added)) return Number(added.id);
  const { data: lessons } = await client.send(lessonCalls.getLessonSelectById, {
    mainTopicId: String(data.subcourse_main_topic_id),
  });
  return lessons.findLast(({ lesson_title }) => lesson_title === data.lesson_title)?.iid;
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');

/** Returns the form's container: after a save it tells of the files that were sent, or leads to those that weren't. */
function useFilesContainer(outcome: { readonly current: Outcome | undefined }) {
  const container = useContext(FormContainer);
  const navigate = useNavigate();
  const notify = useNotify();
  return useMemo(() => {
    const { done, next } = container;
    /** Returns whether all files are sent. */
    const areSent = () => {
      const { sent, left } = outcome.current ?? { sent: 0 };
      if (left !== undefined) void navigate(screenOf(resourcesScreen, left));
      if (sent) notify('lesson_resource.sent', { type: 'info', messageArgs: { smart_count: sent } });
      return left === undefined;
    };
    return {
      ...container,
      done: (...saved: Parameters<typeof done>) => areSent() && done(...saved),
      ...(next && { next: (...values: Parameters<typeof next>) => areSent() && next(...values) }),
    };
  }, [container, navigate, notify, outcome]);
}

/** Tells of earlier lessons whose files weren't sent, as when the session ended meanwhile, and links to the pages that send them. */
function Unsent() {
  const { identity } = useGetIdentity();
  const [closed, setClosed] = useState<readonly number[]>([]);
  const close = (lesson: number) => {
    narrowUnsent(lesson, []);
    setClosed([...closed, lesson]);
  };
  return allUnsentOf(identity?.id)
    .filter(({ lesson }) => !closed.includes(lesson))
    .map((files) => <UnsentAlert key={files.lesson} files={files} onClose={() => close(files.lesson)} />);
}

function UnsentAlert({ files: { lesson, title, files }, onClose }: { files: UnsentFiles; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
      action={
        <>
          <Button component={Link} to={screenOf(resourcesScreen, lesson)} color="inherit" size="small">
            {translate('lesson_resource.send')}
          </Button>
          <Button color="inherit" size="small" onClick={onClose}>
            {translate('ui.draft_discard')}
          </Button>
        </>
      }
    >
      <Words text={translate('lesson_resource.waiting', { lesson: title, names: namesOf(files) })} />
    </Alert>
  );
}
