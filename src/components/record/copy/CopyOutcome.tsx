import { Box, Button, DialogActions } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { saveFile } from '@/components/form/files/saveFile';
import { useFaultText } from '@/components/record/bulk/BulkOutcome';
import { useCloseRoute } from '@/components/routing/addresses';
import { FocusedAlert } from '@/components/ui/feedback/focus';
import { Words } from '@/components/ui/text/Words';
import { toCsv } from '@/domain/csv';
import type { CopyResults, CopyStep } from './copyPlan';
import { madeIn } from './useCopying';

interface CopyOutcomeProps {
  steps: readonly CopyStep[];
  results: CopyResults;
}

/** How many records are listed; the file has all. */
const listed = 100;

/** Says how many records were made, and what became of each, those first that weren't; all of that can be downloaded. */
export function CopyOutcome({ steps, results }: CopyOutcomeProps) {
  const translate = useTranslate();
  const resultText = useResultText(results);
  const isMade = ({ key }: CopyStep) => results.get(key)?.state === 'made';
  const inTurn = [...steps.filter((step) => !isMade(step)), ...steps.filter(isMade)];
  const made = madeIn(results);
  const isWhole = made === steps.length;
  const others = inTurn.length - listed;
  const download = () => {
    const head = ['kind', 'original', 'copy', 'result', 'id'].map((name) => translate(`copying.columns.${name}`));
    const rows = steps.map((step) => [
      kindOf(translate, step),
      step.was ?? step.name,
      step.name,
      resultText(step),
      idOf(results, step),
    ]);
    saveFile(new Blob([toCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' }), `${translate('copying.file')}.csv`);
  };
  return (
    <FocusedAlert
      key={made}
      severity={isWhole ? 'success' : 'warning'}
      role="status"
      sx={{ '.MuiAlert-message': { minWidth: 0, width: 1 } }}
    >
      <div>{translate('copying.done', { smart_count: made, total: steps.length })}</div>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={translate('copying.each')}
        sx={{ my: 1, mx: 0, pl: 2.5, maxHeight: 280, overflow: 'auto' }}
      >
        {inTurn.slice(0, listed).map((step) => (
          <li key={step.key}>
            <Words
              text={translate('copying.line', { kind: kindOf(translate, step), name: step.name, result: resultText(step) })}
            />
          </li>
        ))}
        {others > 0 && <li>{translate('ui.others', { count: others })}</li>}
      </Box>
      <Button size="small" color="inherit" variant="outlined" onClick={download}>
        {translate('copying.download')}
      </Button>
    </FocusedAlert>
  );
}

type Translate = ReturnType<typeof useTranslate>;

const kindOf = (translate: Translate, { kind }: CopyStep): string => translate(`copying.kinds.${kind}`);

function idOf(results: CopyResults, { key }: CopyStep): number | undefined {
  const result = results.get(key);
  return result?.state === 'made' ? result.id : undefined;
}

/** Returns a function that says what became of a step. */
function useResultText(results: CopyResults): (step: CopyStep) => string {
  const translate = useTranslate();
  const faultText = useFaultText();
  return ({ key, above }) => {
    const result = results.get(key);
    if (result?.state === 'made') return translate('copying.results.made');
    if (result?.state === 'failed') {
      return translate('copying.results.failed', { reason: result.faults.map(faultText).join('; ') });
    }
    const hasParent = above === undefined || results.get(above)?.state === 'made';
    return translate(hasParent ? 'copying.results.not_begun' : 'copying.results.no_parent');
  };
}

/** The buttons below the result of a whole copy. */
export function CopyResultActions({ address }: { address: string | undefined }) {
  const translate = useTranslate();
  const close = useCloseRoute();
  return (
    <DialogActions sx={{ px: 3, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Button color="inherit" onClick={close}>
        {translate('ui.close')}
      </Button>
      {address && (
        <Button variant="contained" component={Link} to={address}>
          {translate('copying.open')}
        </Button>
      )}
    </DialogActions>
  );
}
