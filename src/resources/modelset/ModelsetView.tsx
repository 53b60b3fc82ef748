import { Box, Button } from '@mui/material';
import { useMemo } from 'react';
import { type RaRecord, RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { QueryContent } from '@/components/feedback/QueryContent';
import { PageTitle } from '@/components/PageTitle';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { ModelsetReadiness } from './ModelsetReadiness';
import { reportOf, setupOf, viewOf } from './modelsetAddresses';
import { SheetFacts } from './SheetFacts';
import { SheetPages } from './SheetPages';
import { type AnyModelsetQuiz, sheetOf } from './sheet';

/** A model set as learners get it, on a page of its own; one of the other type is shown at its own address. */
const ModelsetView = ({ type }: { type: 'normal' | 'ku' }) => {
  const query = useRouteRecord();
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageTitle title={`modelset_view.${type}`} record="shown" actions={<ViewActions modelset={query.data} />} />
      <QueryContent query={query} lines={10}>
        {(record) =>
          record.modelset_type === type ? (
            <RecordContextProvider value={record}>
              <Content />
            </RecordContextProvider>
          ) : (
            <Navigate replace to={viewOf({ ...record, id: record.id })} />
          )
        }
      </QueryContent>
    </Box>
  );
};

/** The pages of both types. */
export const ModelsetViews = {
  Normal: () => <ModelsetView type="normal" />,
  Ku: () => <ModelsetView type="ku" />,
};

function Content() {
  const record = useRecordContext<AnyModelsetQuiz & { id: number }>();
  const sheet = useMemo(() => record && sheetOf(record), [record]);
  if (!sheet) return null;
  return (
    <>
      <SheetFacts sheet={sheet} />
      <ModelsetReadiness sheet={sheet} />
      <SheetPages sheet={sheet} />
    </>
  );
}

/** Back to the list, and to what else there is of the model set. */
function ViewActions({ modelset }: { modelset: RaRecord | undefined }) {
  const translate = useTranslate();
  const placed = modelset && { iid: modelset.iid, course_iid: modelset.course_iid, year: modelset.year };
  return (
    <>
      <Button component={Link} to={placed ? setupOf(placed) : '/modelsetSetup'} color="inherit">
        {translate('ui.go_back')}
      </Button>
      {placed && (
        <>
          <Button component={Link} to={reportOf(placed)} variant="outlined">
            {translate('modelset_view.report')}
          </Button>
          <Button component={Link} to={setupOf(placed, `/view/${placed.iid}`)} variant="outlined">
            {translate('modelset.view')}
          </Button>
        </>
      )}
    </>
  );
}
