import { useContext, useMemo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldCheck, useFieldRules } from '@/components/form/fieldRules';
import { type ChosenList, type FileListRules, judgeFiles, withFiles } from '@/components/form/files/chosenFiles';
import { FileDropzone } from '@/components/form/files/FileDropzone';
import { inputClass } from '@/components/form/inputPlaces';
import { useLateInput } from '@/components/form/work/lateInputs';
import { Saving } from '@/components/form/work/useSave';
import { typedByContent } from '@/domain/fileType';

interface FilesInputProps {
  source: string;
  /** The same object at each call. */
  rules: FileListRules;
}

/** Several files, chosen or dropped. The form can't be saved while one of them is refused. */
export function FilesInput(props: FilesInputProps) {
  const { applies } = useFieldRules(props.source);
  return applies && <Chooser {...props} />;
}

function Chooser({ source, rules }: FilesInputProps) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: source });
  const saving = useContext(Saving);
  const list = useFilesOf(source, field.value, rules);
  useFieldCheck(source, (value) => judge(filesIn(value), rules).find(({ refusal }) => refusal !== undefined)?.refusal);
  return (
    <FileDropzone
      label={translate(`fields.${source}`)}
      rules={rules}
      list={list}
      disabled={saving}
      inForm={{ className: inputClass(source), ref: field.ref, isWrong: fieldState.invalid }}
    />
  );
}

/** Keeps the chosen files as the form's value. Those whose content is still being read are reported before the form is saved or left. */
function useFilesOf(source: string, value: unknown, rules: FileListRules): ChosenList {
  const { getValues, setValue } = useFormContext();
  const unread = useRef<readonly File[]>([]);
  const files = useMemo(() => judge(filesIn(value), rules), [value, rules]);
  const change = (next: (now: readonly File[]) => readonly File[]) => {
    const now = next(filesIn(getValues(source)));
    setValue(source, now.length > 0 ? [...now] : null, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  useLateInput(() => {
    const late = unread.current;
    unread.current = [];
    if (late.length > 0) change((now) => withFiles(now, late));
  });
  return {
    files,
    good: useMemo(() => files.flatMap(({ file, refusal }) => (refusal === undefined ? [file] : [])), [files]),
    add: async (more) => {
      unread.current = [...unread.current, ...more];
      const known = await Promise.all(more.map(typedByContent));
      const isLate = more.some((file) => !unread.current.includes(file));
      unread.current = unread.current.filter((file) => !more.includes(file));
      if (!isLate) change((now) => withFiles(now, known));
    },
    remove: (gone) => change((now) => now.filter((file) => !gone.includes(file))),
  };
}

const judge = (files: readonly File[], rules: FileListRules) => judgeFiles(files, rules, new Map());

const filesIn = (value: unknown): readonly File[] => (Array.isArray(value) ? value.filter((part) => part instanceof File) : []);
