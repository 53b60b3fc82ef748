import { Alert, Box } from '@mui/material';
import { type RaRecord, ResourceContextProvider, useTranslate } from 'react-admin';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { FailureText } from '@/components/ui/feedback/failures';
import { BulkOutcome } from './BulkOutcome';
import { ShareBar } from './ShareBar';
import type { Doing } from './undoMany';
import type { Outcome } from './useEach';
import type { Share } from './useOneByOne';

interface UndoManyDialogProps {
  doing: Doing;
  /** The result, once the work has ended. */
  outcome: Outcome | undefined;
  share: Share | undefined;
  onStop: () => void;
  onRepeat: (records: readonly RaRecord[]) => void;
  onClose: () => void;
}

/** Shows the progress and the result of an undo; what couldn't be undone can be tried again. */
export function UndoManyDialog({ doing, outcome, share, onStop, onRepeat, onClose }: UndoManyDialogProps) {
  const translate = useTranslate();
  const rest = outcome ? [...outcome.refused.map(({ record }) => record), ...outcome.left] : [];
  return (
    <ConfirmDialog
      open
      title={translate('ui.undo')}
      content={
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
          {outcome && (
            <ResourceContextProvider value={doing.resource}>
              <BulkOutcome
                outcome={outcome}
                texts="ui.undo"
                done="ui.undone"
                form={`/${doing.resource}/edit`}
                search={doing.search}
              />
            </ResourceContextProvider>
          )}
          {outcome?.end && (
            <Alert severity="error">
              <FailureText texts="ui.not_done" error={outcome.end} />
            </Alert>
          )}
          {share && <ShareBar share={share} label="ui.undoing" cancelLabel="ui.stop" onCancel={onStop} />}
        </Box>
      }
      cancelLabel={translate('ui.close')}
      confirmLabel={translate('ui.retry')}
      busy={share !== undefined}
      onConfirm={() => onRepeat(rest)}
      onClose={share ? onStop : onClose}
    />
  );
}
