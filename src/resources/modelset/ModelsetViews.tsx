import { Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { type RaRecord, RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { QueryContent } from '@/components/feedback/QueryContent';
import { PageTitle } from '@/components/PageTitle';
import { askToPrint } from '@/components/print/printing';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { ModelsetPaper } from './ModelsetPaper';
import { ModelsetReadiness } from './ModelsetReadiness';
import { reportOf, setupOf, viewOf } from './modelsetAddresses';
import { PrintMenu } from './PrintMenu';
import { SheetFacts } from './SheetFacts';
import { SheetPages } from './SheetPages';
import { type AnyModelsetQuiz, sheetOf } from './sheet';

/** A model set as learners get it, on a page of its own; one of the other type is shown at its own address. */
const ModelsetView = ({ type }: { type: 'normal' | 'ku' }) => {
  const query = useRouteRecord();
  const [withKey, setWithKey] = useState(false);
  const print = (chosen: boolean) => {
    setWithKey(chosen);
    askToPrint();
  };
  return (
    <Box sx={{ maxWidth: 860, '@media print': { maxWidth: 'none' } }}>
      <Box sx={onScreen}>
        <PageTitle
          title={`modelset_view.${type}`}
          record="shown"
          actions={<ViewActions modelset={query.data} onPrint={print} />}
        />
      </Box>
      <QueryContent query={query} lines={10}>
        {(record) =>
          record.modelset_type === type ? (
            <RecordContextProvider value={record}>
              <Content withKey={withKey} />
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

/** The paper has a heading and facts of its own. */
const onScreen = { displayPrint: 'none' };

function Content({ withKey }: { withKey: boolean }) {
  const record = useRecordContext<AnyModelsetQuiz & { id: number }>();
  const sheet = useMemo(() => record && sheetOf(record), [record]);
  if (!sheet) return null;
  return (
    <>
      <Box sx={onScreen}>
        <SheetFacts sheet={sheet} />
        <ModelsetReadiness sheet={sheet} />
        <SheetPages sheet={sheet} />
      </Box>
      <ModelsetPaper sheet={sheet} withKey={withKey} />
    </>
  );
}

interface ViewActionsProps {
  modelset: RaRecord | undefined;
  onPrint: (withKey: boolean) => void;
}

/** Back to the list, and to what else there is of the model set. */
function ViewActions({ modelset, onPrint }: ViewActionsProps) {
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
          <PrintMenu onPrint={onPrint} />
        </>
      )}
    </>
  );
}
