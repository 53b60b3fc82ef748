import { Alert, Box, Button, Dialog, DialogActions, DialogContent, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormBody } from '@/components/form/FormBody';
import { ReadOnlyReason } from '@/components/form/ReadOnly';
import { useCloseRoute } from '@/components/routing/addresses';
import { DocumentTitle } from '@/components/ui/DocumentTitle';
import { ConfirmDialog } from '@/components/ui/feedback/ConfirmDialog';
import { FailureText } from '@/components/ui/feedback/failures';
import { FocusedAlert } from '@/components/ui/feedback/focus';
import { Words } from '@/components/ui/text/Words';
import { unseen } from '@/components/ui/theme/sharedStyles';
import type { Call, Input, Reply } from '@/contract/call';
import { useMayWrite } from '@/providers/auth/rights';
import { useCall } from '@/providers/data/useCall';
import { NameList } from './NameList';
import { RouteDialog } from './RouteDialog';

/** How long to wait before anything is shown, in milliseconds: a fast response needs no placeholder. */
const patience = 200;

/** The placeholder of a question while its record loads; it can be closed meanwhile. */
export function LoadingQuestion() {
  const translate = useTranslate();
  const close = useCloseRoute();
  const id = useId();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, patience, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog open={isLate} onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogContent sx={{ display: 'grid', gap: 1.5, '& > *': { animationDelay: '0.5s, 0s' } }}>
        <Box component="span" id={id} sx={unseen}>
          {translate('ui.loading')}
        </Box>
        <Skeleton variant="rounded" width="48%" height={24} sx={{ mb: 1 }} />
        <Skeleton variant="rounded" width="84%" height={16} />
        <Skeleton variant="rounded" width="60%" height={16} />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={close}>
          {translate('ui.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface NoneFitsProps {
  /** A key of the catalogue. */
  title: string;
  text: string;
  /** A link to what prevents it. */
  children?: ReactNode;
}

/** The popup of a question that can't be asked: it says why not. */
export const NoneFits = ({ title, text, children }: NoneFitsProps) => (
  <RouteDialog title={title} width="xs">
    <FormBody>
      <Box sx={{ display: 'grid', gap: 1.5, pb: 2 }}>
        <Typography>
          <Words text={text} />
        </Typography>
        {children}
      </Box>
    </FormBody>
  </RouteDialog>
);

interface RouteQuestionProps {
  /** Keys of the catalogue: `.title` and `.confirm` below it. */
  texts: string;
  /** Why the last attempt failed. */
  error: Error | null | undefined;
  danger: boolean;
  withdraws: boolean;
  disabled?: boolean;
  busy: boolean;
  onConfirm: () => void;
  /** The effect and all else that the person should know before; a failure is shown below. */
  children: ReactNode;
}

/** The dialog of a question on a route of its own. */
export function RouteQuestion({ texts, error, disabled = false, children, ...dialog }: RouteQuestionProps) {
  const translate = useTranslate();
  const mayWrite = useMayWrite();
  const close = useCloseRoute();
  const title = translate(`${texts}.title`);
  return (
    <ConfirmDialog
      {...dialog}
      disabled={disabled || !mayWrite}
      open
      title={title}
      content={
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
          <DocumentTitle text={title} />
          {children}
          <ReadOnlyReason />
          {error && (
            <FocusedAlert severity="error">
              <FailureText texts="ui.not_done" error={error} />
            </FocusedAlert>
          )}
        </Box>
      }
      confirmLabel={translate(`${texts}.confirm`)}
      onClose={close}
    />
  );
}

interface ConfirmRouteProps<C extends Call> {
  /** Keys of the catalogue: `.title`, `.effect` and `.confirm` below it, and `.question` if the specification has one. */
  texts: string;
  /** The names of the records: a single one goes into the texts, several are listed below the effect. */
  names: readonly string[];
  /** Other arguments of the texts. */
  places?: Readonly<Record<string, unknown>>;
  danger?: boolean;
  withdraws?: boolean;
  /** Why it can't be done, in words: the button is disabled then. */
  refused?: string | undefined;
  /** What else the person should know before. */
  notice?: ReactNode;
  call: C;
  input: Input<C>;
  /** Runs once the call has succeeded, also if the question was closed meanwhile; `since` is when the call began, in milliseconds. */
  onDone?: (reply: Reply<C>, since: number) => void;
}

/** Asks, on a route of its own, before a call is made; if the call is refused, the question stays open and says why. */
export function ConfirmRoute<C extends Call>({
  texts,
  names,
  places,
  danger,
  withdraws,
  refused,
  notice,
  call,
  input,
  onDone,
}: ConfirmRouteProps<C>) {
  const translate = useTranslate();
  const close = useCloseRoute();
  const { mutateAsync, isPending, error } = useCall(call);
  const filled = { ...places, name: names[0], smart_count: names.length };
  const question = translate(`${texts}.question`, { ...filled, _: '' });
  return (
    <RouteQuestion
      texts={texts}
      error={error}
      danger={danger ?? false}
      withdraws={withdraws ?? false}
      disabled={refused !== undefined}
      busy={isPending}
      onConfirm={() => {
        const since = Date.now();
        mutateAsync(input, { onSuccess: close }).then(
          (reply) => onDone?.(reply, since),
          () => undefined,
        );
      }}
    >
      <Box sx={{ color: 'text.primary' }}>
        <Words text={translate(`${texts}.effect`, filled)} />
      </Box>
      {names.length > 1 && <NameList names={names} label={translate(`${texts}.title`)} />}
      {notice}
      {refused && <Alert severity="warning">{refused}</Alert>}
      {question && (
        <div>
          <Words text={question} />
        </div>
      )}
    </RouteQuestion>
  );
}
