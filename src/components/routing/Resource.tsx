import { Resource as RaResource } from 'react-admin';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import type { ResourceParts } from './defineResource';

interface ResourceProps extends ResourceParts {
  /** The addresses of its forms, where they stand beside a tree instead of over a list of its own. */
  beside?: FormAddresses;
}

/** Where a record's forms are; `create` has no record yet. */
export interface FormAddresses {
  create: string;
  edit: (id: string) => string;
  show: (id: string) => string;
}

/**
 * A react-admin `<Resource>` at the addresses of the specification: its list, and below it the popups that add, change and
 * show a record. react-admin's own addresses of its forms lead there.
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
Resource.registerResource = ({ name, recordRepresentation, list }: ResourceProps) =>
  RaResource.registerResource({
    name,
    recordRepresentation,
    ...(list && { list }),
    hasCreate: true,
    hasEdit: true,
    hasShow: true,
  });

/** The routes of a resource, below its name. */
export function resourceRoutes({ list: List, create: Create, edit: Edit, show: Show, popups, beside }: ResourceProps) {
  const { create, edit, show } = beside ?? below;
  return (
    <>
      {List && (
        <Route path="" element={<List />}>
          <Route path="add" element={<Create />} />
          <Route path="edit/:id" element={<Edit />} />
          <Route path="view/:id" element={<Show />} />
          {Object.entries(popups).map(([path, Popup]) => (
            <Route key={path} path={path} element={<Popup />} />
          ))}
        </Route>
      )}
      <Route path="create" element={<Redirect to={() => create} />} />
      <Route path=":id" element={<Redirect to={edit} />} />
      <Route path=":id/show" element={<Redirect to={show} />} />
    </>
  );
}

/** Below the list. */
const below: FormAddresses = { create: '../add', edit: (id) => `../edit/${id}`, show: (id) => `../view/${id}` };

function Redirect({ to }: { to: (id: string) => string }) {
  const { id = '' } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={{ pathname: to(id), search }} />;
}
