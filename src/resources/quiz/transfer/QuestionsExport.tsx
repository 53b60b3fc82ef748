import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { saveFile } from '@/components/form/files/saveFile';
import { ActionPlace } from '@/components/routing/IconLink';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import { useCancellable, wasCancelled } from '@/providers/data/useCancellable';
import { useNoteExport } from '@/providers/data/useNoteExport';
import { type FileFormat, fileFormats, fileOf, type QuestionForm } from '../files/questionRow';

interface QuestionsExportProps {
  read: (signal: AbortSignal) => Promise<QuestionForm[]>;
}

/** Saves the list's questions as a file of either format, which can be imported again; in a menu it has an entry for each. */
export function QuestionsExport({ read }: QuestionsExportProps) {
  const translate = useTranslate();
  const tellFailed = useTellFailed();
  const place = useContext(ActionPlace);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const noteExport = useNoteExport();
  const { begin } = useCancellable();
  const { total } = useListContext();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: FileFormat) => {
      // The writers are loaded on request.
      const { formats } = await import('../files/readQuestions');
      const questions = await read(begin());
      const name = translate('quiz_import.sample_name');
      saveFile(fileOf(formats[format].write(questions), format), `${name}.${format}`);
      noteExport(name, questions.length);
    },
    onError: (error, format): void => {
      if (wasCancelled(error)) return;
      tellFailed('quiz_import.not_exported', { reason: error.message, again: () => mutate(format) });
    },
  });
  const choose = (format: FileFormat) => {
    setAnchor(null);
    mutate(format);
  };
  if (place.as === 'entry') {
    return fileFormats.map((format) => (
      // The menu stays open until the file is ready: when it unmounts, the reading stops.
      <MenuItem key={format} disabled={isPending || !total} onClick={() => mutate(format, { onSuccess: place.close })}>
        <ListItemIcon>
          <DownloadIcon />
        </ListItemIcon>
        <ListItemText primary={translate('quiz_import.export')} secondary={translate(`quiz_import.as.${format}`)} />
      </MenuItem>
    ));
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={isPending}
        disabled={isPending || !total}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('quiz_import.export')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fileFormats.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {translate(`quiz_import.as.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
