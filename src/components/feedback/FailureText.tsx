import { useTranslate } from 'react-admin';
import { failureOf, hasReason } from './failureOf';

interface FailureTextProps {
  /** Keys of the catalogue, by how it failed: what is kept and what to do. Where one is missing, the server's sentence says it all. */
  texts: 'ui.not_done' | 'ui.not_sent';
  error: Error;
  /** The server's sentence, where that isn't the error's own. */
  reason?: string;
}

/** What is kept and what to do after a call that failed, and below it the server's own sentence. */
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
