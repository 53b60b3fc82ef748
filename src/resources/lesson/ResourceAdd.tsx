import { Alert, Box, Button, Typography } from '@mui/material';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useChosenFiles } from '@/components/form/files/chosenFiles';
import { FileDropzone } from '@/components/form/files/FileDropzone';
import { UploadBar } from '@/components/form/files/TransferCircle';
import { ReadOnlyReason } from '@/components/form/ReadOnly';
import { LeaveQuestion } from '@/components/form/work/LeaveGuard';
import { FailureText } from '@/components/ui/feedback/failures';
import { mark } from '@/components/ui/marks';
import type { FieldOf } from '@/contract/call';
import { lessonResourceCalls } from '@/contract/lessonResource';
import { ApiError } from '@/providers/api/errors';
import { useMayWrite } from '@/providers/auth/rights';
import { useUpload } from '@/providers/data/useUpload';
import { narrowUnsent, fileListRules as rules, type UnsentFiles, unsentOf } from './unsentFiles';

/** Adds files to a lesson; those that were chosen as it was added, and weren't sent, are there already. */
export function ResourceAdd({ lesson }: { lesson: number }) {
  const { identity } = useGetIdentity();
  if (!useMayWrite()) return <ReadOnlyReason />;
  return identity && <Upload key={lesson} lesson={lesson} unsent={unsentOf(lesson, identity.id)} />;
}

function Upload({ lesson, unsent }: { lesson: number; unsent: UnsentFiles | undefined }) {
  const translate = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => unsent && { ...unsent, refused: refusalsOf(unsent.error, unsent.files) });
  const list = useChosenFiles(rules, first);
  const { send, progress, isSending, error: failed, cancel } = useUpload(lessonResourceCalls.addResource);
  const [earlier, setEarlier] = useState(() => (first?.error instanceof Error ? first.error : null));
  const error = failed ?? earlier;

  useUploadNext(form, list.good.length);
  useEffect(() => narrowUnsent(lesson, list.good), [lesson, list.good]);
  const abandon = () => {
    narrowUnsent(lesson, []);
    cancel();
  };
  const submit = async () => {
    const resources = [...list.good];
    setEarlier(null);
    try {
      await send({ lesson, resources });
      list.remove(resources);
    } catch (failure) {
      list.refuse(refusalsOf(failure, resources));
    }
    // Both buttons that may have had the focus are removed or disabled now.
    if (document.activeElement === document.body) form.current?.focus();
  };

  return (
    <Box
      component="form"
      ref={form}
      tabIndex={-1}
      aria-label={translate('lesson_resource.add')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <FileDropzone label={translate('fields.resources')} rules={rules} list={list} disabled={isSending} />
      {error && (
        <Alert severity="error">
          <FailureText texts="ui.not_sent" error={error} reason={reasonOf(error)} />
        </Alert>
      )}
      {isSending && <UploadBar progress={progress} />}
      <Bar isUnsaved={list.good.length > 0} isSending={isSending} hasFailed={error !== null} onCancel={cancel} />
      <LeaveQuestion
        id={id}
        isDirty={list.good.length > 0}
        title="ui.files_leave_title"
        text="ui.files_leave_text"
        onAbandon={abandon}
      />
    </Box>
  );
}

interface BarProps {
  /** Whether there are files to send. */
  isUnsaved: boolean;
  isSending: boolean;
  hasFailed: boolean;
  onCancel: () => void;
}

/** The buttons that upload the files and cancel that. */
function Bar({ isUnsaved, isSending, hasFailed, onCancel }: BarProps) {
  const translate = useTranslate();
  return (
    <Box {...mark('bar')} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto' }}>
        {isUnsaved && !isSending && translate('ui.unsaved_changes')}
      </Typography>
      {isSending && (
        <Button color="inherit" onClick={onCancel}>
          {translate('ui.cancel')}
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isSending} disabled={!isUnsaved}>
        {translate(hasFailed ? 'ui.retry' : 'lesson_resource.upload')}
      </Button>
    </Box>
  );
}

/** Moves the focus to the upload button once files are chosen. */
function useUploadNext(form: RefObject<HTMLFormElement | null>, chosen: number) {
  useEffect(() => {
    if (chosen > 0) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [form, chosen]);
}

/** Returns why the server refused some of the files that were sent. */
const refusalsOf = (error: unknown, sent: readonly File[]): ReadonlyMap<File, string> =>
  new Map(
    sent.flatMap((file, place): [File, string][] => {
      const text = textOf(error, `resources.${place}`);
      return text === undefined ? [] : [[file, text]];
    }),
  );

/** Returns why the upload as a whole failed. */
const reasonOf = (error: Error): string => textOf(error, 'lesson') ?? textOf(error, 'resources') ?? error.message;

type Field = FieldOf<typeof lessonResourceCalls.addResource>;

const textOf = (error: unknown, field: Field | `${Field}.${number}`) =>
  error instanceof ApiError ? error.fields[field]?.join(' ') : undefined;
