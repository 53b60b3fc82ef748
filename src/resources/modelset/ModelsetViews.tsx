import DetailsIcon from '@mui/icons-material/InfoOutlined';
import ReportIcon from '@mui/icons-material/ListAltOutlined';
import PickIcon from '@mui/icons-material/PlaylistAddOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useMemo, useState } from 'react';
import { type RaRecord, RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { BackLink } from '@/components/record/BackLink';
import { PageTitle } from '@/components/record/PageTitle';
import { RecordActions } from '@/components/record/RecordActions';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { IconLink } from '@/components/routing/IconLink';
import { WayOut } from '@/components/ui/feedback/failures';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { shortcut } from '@/components/ui/keys/shortcuts';
import { askToPrint } from '@/components/ui/print/printing';
import { wholeWindow } from '@/components/ui/theme/sharedStyles';
import { ModelsetPaper } from './ModelsetPaper';
import { ModelsetReadiness } from './ModelsetReadiness';
import { type Placed, pickOf, reportOf, setList, setupOf, viewOf } from './modelsetAddresses';
import { SheetFacts } from './SheetFacts';
import { SheetPages } from './SheetPages';
import { type AnyModelsetQuiz, sheetOf } from './sheet';

/** A model set as learners get it, on a page of its own; one of the other type redirects to its own address. */
const ModelsetView = ({ type }: { type: 'normal' | 'ku' }) => {
  const query = useRouteRecord();
  const [withKey, setWithKey] = useState(false);
  const print = (chosen: boolean) => {
    setWithKey(chosen);
    askToPrint();
  };
  return (
    <Box sx={{ maxWidth: 860, ...wholeWindow, '@media print': { maxWidth: 'none' } }}>
      <Box sx={onScreen}>
        <PageTitle
          title={`modelset_view.${type}`}
          record="shown"
          actions={<ViewActions modelset={query.data} onPrint={print} />}
        />
      </Box>
      <WayOut value={toList}>
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
      </WayOut>
    </Box>
  );
};

const toList = { to: setList, label: 'ui.to_list' } as const;

/** The pages of both types. */
export const ModelsetViews = {
  Normal: () => <ModelsetView type="normal" />,
  Ku: () => <ModelsetView type="ku" />,
};

/** The paper has its own heading and facts. */
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

/** Links to where its questions are picked, to its report, where its questions get their places, and to its details. */
const further = [
  <SetLink key="pick" label="modelset_pick.title" addressOf={pickOf}>
    <PickIcon fontSize="small" />
  </SetLink>,
  <SetLink key="report" label="modelset_view.report" addressOf={reportOf}>
    <ReportIcon fontSize="small" />
  </SetLink>,
  <SetLink key="details" label="modelset.view" addressOf={(placed) => setupOf(placed, `/view/${placed.iid}`)}>
    <DetailsIcon fontSize="small" />
  </SetLink>,
];

interface SetLinkProps {
  label: string;
  addressOf: (modelset: Placed & { modelset_type?: unknown }) => string;
  children: ReactNode;
}

/** Links to another screen of the context's model set. */
function SetLink({ label, addressOf, children }: SetLinkProps) {
  const translate = useTranslate();
  const modelset = useRecordContext<AnyModelsetQuiz & { id: number }>();
  return (
    modelset && (
      <IconLink label={translate(label)} to={addressOf(modelset)}>
        {children}
      </IconLink>
    )
  );
}

interface ViewActionsProps {
  modelset: RaRecord | undefined;
  onPrint: (withKey: boolean) => void;
}

/** The links back to the list, and to the model set's other screens. */
function ViewActions({ modelset, onPrint }: ViewActionsProps) {
  const placed = modelset && { iid: modelset.iid, course_iid: modelset.course_iid, year: modelset.year };
  return (
    <>
      <BackLink to={placed ? setupOf(placed) : setList} />
      {placed && (
        <>
          <RecordActions actions={further} room={1} />
          <PrintMenu onPrint={onPrint} />
        </>
      )}
    </>
  );
}

/** Prints the model set as a question paper, with the right answers or without. */
function PrintMenu({ onPrint }: { onPrint: (withKey: boolean) => void }) {
  const translate = useTranslate();
  const [button, setButton] = useState<HTMLElement>();
  const choose = (withKey: boolean) => () => {
    setButton(undefined);
    onPrint(withKey);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        {...shortcut('Control+P')}
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {translate('ui.print')}
      </Button>
      <Menu anchorEl={button} open={button !== undefined} onClose={() => setButton(undefined)}>
        <MenuItem onClick={choose(false)}>{translate('modelset_paper.title')}</MenuItem>
        <MenuItem onClick={choose(true)}>{translate('modelset_paper.with_key')}</MenuItem>
      </Menu>
    </>
  );
}
