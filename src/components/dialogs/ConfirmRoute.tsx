import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Words } from '@/components/html/Words';
import { useCloseRoute } from '@/components/routing/useCloseRoute';
import type { Call, Input, Reply } from '@/contract/call';
import { useCall } from '@/providers/data/useCall';
import { NameList } from './NameList';
import { RouteQuestion } from './RouteQuestion';

interface ConfirmRouteProps<C extends Call> {
  /** Keys of the catalogue: `.title`, `.effect` and `.confirm` below it, and `.question` if the specification has one. */
  texts: string;
  /** The names of the records: a single one goes into the texts, several are listed below the effect. */
  names: readonly string[];
  /** Other arguments of the texts. */
  places?: Readonly<Record<string, unknown>>;
  danger?: boolean;
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
      <div>
        <Words text={translate(`${texts}.effect`, filled)} />
      </div>
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
