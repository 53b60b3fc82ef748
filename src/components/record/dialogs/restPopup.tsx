import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useArea } from '@/components/record/history/useArea';
import { useRestore } from '@/components/record/history/useRestore';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import type { RestRequest } from '@/providers/api/client';
import { useWriter } from '@/providers/data/useWriter';
import { ConfirmEach } from './ConfirmEach';
import { LoadingQuestion } from './ConfirmRoute';
import { QuestionNotLoaded } from './QuestionNotLoaded';

interface RestQuestion {
  /** Keys of the catalogue, as of `ConfirmEach`. */
  texts: string;
  /** Whether it deletes: where the server keeps what is deleted, undoing it is offered. */
  danger?: boolean;
  /** Whether it takes away what can be given back. */
  withdraws?: boolean;
  /** Makes the request about a record. */
  request: (record: RaRecord) => RestRequest;
}

/** The popup that asks before a request about the record of `/rest` that the route names. */
export const restPopup = (question: RestQuestion) => () => <Question {...question} />;

/** Asks about the record with which it opened: a deleted one is there no more. */
function Question({ texts, danger = false, withdraws = false, request }: RestQuestion) {
  const client = useWriter();
  const bin = useRestore(useArea());
  const { data, error, refetch } = useRouteRecord();
  const [meant, setMeant] = useState<readonly RaRecord[]>();
  if (!meant && data) setMeant([data]);
  if (!meant && error) return <QuestionNotLoaded texts={texts} error={error} retry={refetch} />;
  if (!meant) return <LoadingQuestion />;
  return (
    <ConfirmEach
      texts={texts}
      records={meant}
      danger={danger}
      undo={danger ? bin?.restore : undefined}
      withdraws={withdraws}
      each={(record) => client.rest(request(record))}
    />
  );
}
