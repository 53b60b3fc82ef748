import type { RaRecord } from 'react-admin';
import { ConfirmEach } from '@/components/record/dialogs/ConfirmEach';
import { LoadingQuestion } from '@/components/record/dialogs/ConfirmRoute';
import { restPopup } from '@/components/record/dialogs/restPopup';
import { useChosenRecords } from '@/components/record/useRouteRecord';
import { useWriter } from '@/providers/data/useWriter';

const texts = 'content_health.check';

const request = ({ check }: RaRecord) => ({ method: 'PUT', path: `/rest/contentHealth/${check}`, body: '{}' }) as const;

/** The questions before one finding is checked again, or those that are chosen. */
export const CheckPopups = {
  One: restPopup({ texts, request }),
  Chosen: () => <Chosen />,
};

function Chosen() {
  const client = useWriter();
  const { data } = useChosenRecords();
  return data ? <ConfirmEach texts={texts} records={data} each={(row) => client.rest(request(row))} /> : <LoadingQuestion />;
}
