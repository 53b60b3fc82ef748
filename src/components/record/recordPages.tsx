import { Box, Button, Paper } from '@mui/material';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { Link, Outlet, useLocation, useNavigate, useParams } from 'react-router-dom';
import { filterDefaults } from '@/components/form/filterDefaults';
import { focusFirstInput } from '@/components/form/focusFirstInput';
import { pick } from '@/components/form/work/editing';
import type { FormValues } from '@/components/form/work/useSave';
import { BackLink, useBackAddress } from '@/components/record/BackLink';
import { ShownRecord } from '@/components/record/names';
import { useDetailsOf, useFormRoutes } from '@/components/routing/addresses';
import { WayOut } from '@/components/ui/feedback/failures';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { shortcut } from '@/components/ui/keys/shortcuts';
import { PartBoundary } from '@/components/ui/lazy/PartBoundary';
import { wholeWindow } from '@/components/ui/theme/sharedStyles';
import { CreateForm } from './CreateForm';
import { EditForm } from './EditForm';
import { Neighbours } from './Neighbours';
import { PageTitle } from './PageTitle';
import { withUsual } from './PrintRecord';
import { RecordActions } from './RecordActions';
import type { RecordForms } from './recordForms';
import { ShowRecord } from './ShowRecord';
import { useCanEdit } from './useCanEdit';
import { askedList } from './useListRead';

/**
 * The pages of a resource whose forms are too long for a popup, for the routes `add`, `edit/:id`, `edit/:id/:mainRoute` and
 * `view/:id/:mainRoute`; or of one whose details alone are a page.
 */
export const recordPages = (forms: RecordForms) => ({
  Add: () => <AddPage {...forms} />,
  Edit: () => <EditPage {...forms} />,
  View: () => <ViewPage {...forms} />,
});

const none: readonly string[] = [];

/** How many records were added before, and the values that the last one passes on. */
interface Next {
  added: number;
  kept: FormValues;
}

/** An empty form, and after each save with the second button another one. */
function AddPage({ name, form, Inputs, keeps = none, AddForm = CreateForm }: RecordForms) {
  const [{ added, kept }, setNext] = useState<Next>({ added: 0, kept: {} });
  const list = useWayToList();
  const searched = useSearched();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (added > 0 && box.current) focusFirstInput(box.current);
  }, [added]);

  const container = useMemo(
    () => ({
      place: 'page' as const,
      heading: 'h2' as const,
      done: list,
      cancel: list,
      next: (values: FormValues) => setNext((last) => ({ added: last.added + 1, kept: pick(values, keeps) })),
    }),
    [list, keeps],
  );
  return (
    <Page title={`${name}.add`}>
      <Box ref={box} tabIndex={-1} sx={{ outline: 'none' }}>
        <FormContainer value={container}>
          <AddForm key={added} schema={form} defaults={{ ...filterDefaults(form, searched), ...kept }}>
            <Inputs />
          </AddForm>
        </FormContainer>
      </Box>
    </Page>
  );
}

/** Returns the search of the list that the address leads back to: the list itself may not have rendered it yet. */
function useSearched(): FormValues {
  const { search } = useLocation();
  return useMemo(() => askedList(search, undefined).filter, [search]);
}

function EditPage({ name, editForm, Inputs }: RecordForms) {
  const list = useWayToList();
  const container = useMemo(() => ({ place: 'page' as const, heading: 'h2' as const, done: list, cancel: list }), [list]);
  return (
    <Page title={`${name}.edit`} record="changed">
      <FormContainer value={container}>
        <EditForm schema={editForm}>
          <Inputs />
        </EditForm>
      </FormContainer>
    </Page>
  );
}

type ViewPageProps = Pick<RecordForms, 'name' | 'Details' | 'further' | 'Status' | 'Picture'>;

/** A page of a record's details; its popups are on routes below. */
export function ViewPage({ name, Details, further = none, Status, Picture }: ViewPageProps) {
  const translate = useTranslate();
  const { id = '', mainRoute } = useParams();
  const { search } = useLocation();
  const resource = useResourceContext();
  const detailsOf = useDetailsOf();
  const canEdit = useCanEdit();
  const back = useBackAddress();
  const routes = useFormRoutes();
  const own = `/${resource}`;
  // The form leads back to another list, as these details do.
  const edit = {
    pathname: `${own}/${routes.edit}/${encodeURIComponent(id)}${back.pathname === own ? '' : back.pathname}`,
    search,
  };
  const actions = (
    <>
      {/* The specification has these labels. */}
      <BackLink label={mainRoute === undefined ? 'ui.cancel' : 'ui.go_back'} to={back} />
      {detailsOf && <Neighbours addressOf={(other) => ({ pathname: detailsOf(other, mainRoute), search })} />}
      <RecordActions actions={withUsual(further)} />
      {canEdit && (
        <ShownRecord>
          <Button component={Link} to={edit} variant="contained" {...shortcut('e')}>
            {translate(`${name}.edit`)}
          </Button>
        </ShownRecord>
      )}
    </>
  );
  return (
    <Page title={`${name}.view`} record="shown" portrait={Picture && <Picture />} status={Status && <Status />} actions={actions}>
      <ShowRecord>
        <Details />
      </ShowRecord>
    </Page>
  );
}

interface PageProps {
  title: string;
  record?: 'shown' | 'changed';
  portrait?: ReactNode;
  status?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page with its record, and the popup that the route names. */
const Page = ({ children, ...heading }: PageProps) => (
  <Box sx={{ maxWidth: heading.record === 'shown' ? 1120 : 760, ...wholeWindow }}>
    <PageTitle {...heading} />
    {/* Above the record, so that its error is in view. */}
    <PartBoundary>
      <Outlet />
    </PartBoundary>
    <Paper variant="outlined" sx={{ p: 2 }}>
      <WayOut value={{ to: useBackAddress(), label: 'ui.to_list' }}>{children}</WayOut>
    </Paper>
  </Box>
);

/** Returns a function that goes to the list that the address leads back to, with its filters, page and sort as before. */
function useWayToList(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useBackAddress();
  return useMemo(() => () => void navigate({ pathname, search }), [navigate, pathname, search]);
}
