import { Resource as RaResource } from 'react-admin';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import type { ResourceParts } from './defineResource';

interface ResourceProps extends ResourceParts {
  /** The addresses of its forms, where they stand beside a tree instead of over a list of its own. */
  beside?: FormAddresses;
}

/** The address of a record's details, by its id. */
export type DetailsOf = (id: string) => string;

/** Where a record's forms are; `create` has no record yet. */
export interface FormAddresses {
  create: string;
  edit: (id: string) => string;
  show: (id: string) => string;
}

/**
 * A react-admin `<Resource>` at the addresses of the specification: its list, and below it the popups, or beside it the pages, that
 * add, change and show a record, as far as it has them. react-admin's own addresses of its forms lead there.
 */
export function Resource(props: ResourceProps) {
  const { name, recordRepresentation } = props;
  return (
    <RaResource name={name} recordRepresentation={recordRepresentation}>
      {resourceRoutes(props)}
    </RaResource>
  );
}

Resource.raName = RaResource.raName;
// What is registered decides which of react-admin's buttons and links there are.
Resource.registerResource = ({ name, recordRepresentation, list, create, edit, show, ...place }: ResourceProps) =>
  RaResource.registerResource({
    name,
    recordRepresentation,
    options: { detailsOf: detailsOf(name, place) },
    ...(list && { list }),
    hasCreate: create !== undefined,
    hasEdit: edit !== undefined,
    hasShow: show !== undefined,
  });

/** The routes of a resource, below its name: of the forms and pages that it has. */
export function resourceRoutes(props: ResourceProps) {
  const { list: List, show: Show, popups, detailPopups, pages, inPages } = props;
  return (
    <>
      {List && (
        <Route path="" element={<List />}>
          {!inPages && formRoutes(props)}
          {inPages !== 'all' && Show && <Route path="view/:id" element={<Show />} />}
          {popupRoutes(popups)}
        </Route>
      )}
      {inPages && formRoutes(props)}
      {inPages === 'all' && Show && (
        <Route path="view/:id/:mainRoute" element={<Show />}>
          {popupRoutes(detailPopups)}
        </Route>
      )}
      {Object.entries(pages).map(([path, { screen: Page, popups: over = {} }]) => (
        <Route key={path} path={path} element={<Page />}>
          {popupRoutes(over)}
        </Route>
      ))}
      {aliasRoutes(props)}
    </>
  );
}

const formRoutes = ({ create: Create, edit: Edit }: ResourceProps) => (
  <>
    {Create && <Route path="add" element={<Create />} />}
    {Edit && <Route path="edit/:id" element={<Edit />} />}
  </>
);

/** The address of a record's details. */
const detailsOf = (name: string, { beside, inPages }: Pick<ResourceProps, 'beside' | 'inPages'>): DetailsOf =>
  beside?.show ?? ((id) => `/${name}/view/${id}${inPages === 'all' ? `/${name}` : ''}`);

const popupRoutes = (popups: ResourceProps['popups']) =>
  Object.entries(popups).map(([path, Popup]) => <Route key={path} path={path} element={<Popup />} />);

/** react-admin's own addresses of the forms. */
function aliasRoutes({ name, create, edit, show, beside, inPages }: ResourceProps) {
  const addresses = beside ?? (inPages === 'all' ? pagesOf(name) : below);
  return (
    <>
      {create && <Route path="create" element={<Redirect to={() => addresses.create} />} />}
      {edit && <Route path=":id" element={<Redirect to={addresses.edit} />} />}
      {show && <Route path=":id/show" element={<Redirect to={addresses.show} />} />}
    </>
  );
}

/** Below the list. */
const below: FormAddresses = { create: '../add', edit: (id) => `../edit/${id}`, show: (id) => `../view/${id}` };

/** Beside the list; the details name the list to which they lead back. */
const pagesOf = (name: string): FormAddresses => ({ ...below, show: (id) => `../view/${id}/${name}` });

function Redirect({ to }: { to: (id: string) => string }) {
  const { id = '' } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={{ pathname: to(id), search }} />;
}
