import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ZipIcon from '@mui/icons-material/FolderZipOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFileTexts } from '@/components/form/files/chosenFiles';
import { FileLink } from '@/components/form/files/DownloadButton';
import { TransferBar } from '@/components/form/files/TransferCircle';
import { useDownload } from '@/components/form/files/useDownload';
import { Words } from '@/components/ui/text/Words';
import { tip } from '@/components/ui/tip';
import type { PlaylistLesson } from '@/contract/playlist';
import { shareOf } from '@/domain/fileSize';
import { fileNameOf } from '@/domain/mediaPath';
import type { DownloadProgress } from '@/providers/api/download';

/** The files of a lesson, to be downloaded. */
export function LessonFiles({ files }: { files: PlaylistLesson['lesson_resources'] }) {
  const translate = useTranslate();
  if (files.length === 0) return <Typography color="text.secondary">{translate('playlist.no_files')}</Typography>;
  return (
    <Box component="ul" aria-label={translate('playlist.tabs.resources')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {files.map(({ resource_id, resources: path }) => (
        <FileLine key={resource_id} path={path} />
      ))}
    </Box>
  );
}

function FileLine({ path }: { path: string }) {
  const translate = useTranslate();
  const { start, isDownloading, progress, cancel } = useDownload(path);
  const label = translate('ui.download', { name: fileNameOf(path) });
  const Icon = path.endsWith('.pdf') ? PdfIcon : ZipIcon;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon color="action" fontSize="small" />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
        <FileLink path={path} />
      </Box>
      <IconButton size="small" aria-label={label} onClick={start} {...tip(label)}>
        <DownloadIcon fontSize="small" />
      </IconButton>
      {isDownloading && <DownloadDialog path={path} progress={progress} onCancel={cancel} />}
    </Box>
  );
}

interface DownloadDialogProps {
  path: string;
  progress: DownloadProgress;
  onCancel: () => void;
}

/** How much of a file has come. It closes by itself once the file is there or has failed; closing it stops the download. */
function DownloadDialog({ path, progress, onCancel }: DownloadDialogProps) {
  const translate = useTranslate();
  const { sizeOf, percent } = useFileTexts();
  const id = useId();
  const name = fileNameOf(path);
  const share = shareOf(progress);
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('playlist.downloading')}</DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="body2" gutterBottom>
          <Words text={name} />
        </Typography>
        <TransferBar
          label={translate('ui.downloading', { name })}
          share={share}
          text={share === undefined ? sizeOf(progress.loaded) : percent(share)}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCancel}>
          {translate('ui.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
