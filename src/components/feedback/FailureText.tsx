import { useTranslate } from 'react-admin';
import { failureOf, hasReason } from './failureOf';

interface FailureTextProps {
  /** Keys of the catalogue, by kind of failure: what is kept and what to do. Without such a key, only the server's sentence is shown. */
  texts: 'ui.not_done' | 'ui.not_sent';
  error: Error;
  /** The server's sentence, if it isn't the error's message. */
  reason?: string;
}

/** Says what is kept and what to do after a call that failed, and below it the server's own sentence. */
export function FailureText({ texts, error, reason = error.message }: FailureTextProps) {
  const translate = useTranslate();
  const failure = failureOf(error);
  const ours = translate(`${texts}.${failure}`, { _: '' });
  return (
    <>
      {ours && <div>{ours}</div>}
      {hasReason(failure) && <div>{translate(reason, { _: reason })}</div>}
    </>
  );
}
