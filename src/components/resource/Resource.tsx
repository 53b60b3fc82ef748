import type { FunctionComponent } from 'react';
import { Resource as RaResource } from 'react-admin';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import { type DetailsOf, type ResourceOptions, usualRoutes } from '@/components/routing/addresses';
import type { ResourceParts } from './defineResource';

type Place = Pick<ResourceParts, 'name' | 'inPages' | 'detailsPage'>;

/**
 * Returns the address of a record's details below its resource's name; if these are one of several pages, with the list that they lead back
 * to.
 */
export const detailsRoute = ({ name, inPages, detailsPage }: Place, id: string | number, mainRoute = name): string =>
  [detailsPage?.route ?? 'view', id, ...(inPages === 'all' ? [mainRoute] : [])].join('/');

interface ResourceProps extends ResourceParts {
  /** The addresses of its forms, if they are beside a tree instead of over a list. */
  beside?: FormAddresses;
}

/** The addresses of a record's forms; `create` has no record yet. */
export interface FormAddresses {
  create: string;
  edit: (id: string) => string;
  show: (id: string) => string;
}

/**
 * Declares a resource; it is not react-admin's `<Resource>`, and is read but never rendered, like a `<Route>`. It takes the parts that
 * `defineResource` returns, and gives the list, the forms and the details the specification's addresses, as popups below the list or pages
 * beside it; react-admin's own addresses of the forms redirect there. The routes are made when an address is first matched against them.
 */
export const Resource: FunctionComponent<ResourceProps> = () => null;

/** Returns a resource's definition for react-admin's hooks, which decides which of its buttons and links exist. */
export const definitionOf = ({
  name,
  recordRepresentation,
  titles,
  list,
  create,
  edit,
  show,
  above,
  rowsOf,
  sort,
  formRoutes,
  editsOnRest,
  loadedAdapter,
  ...place
}: ResourceProps) =>
  RaResource.registerResource({
    name,
    recordRepresentation,
    // Read by `useDetailsOf`, `useTitles`, `RecordWay`, `useListRead`, `useFormRoutes` and `useCachedRow`.
    options: {
      detailsOf: detailsOf({ name, ...place }),
      titles,
      above,
      rowsOf,
      sort,
      formRoutes,
      editsOnRest,
      loadedAdapter,
    } satisfies ResourceOptions,
    ...(list && { list }),
    hasCreate: create !== undefined,
    hasEdit: edit !== undefined,
    hasShow: show !== undefined,
  });

/** The routes of a resource, below its name: of the forms and pages that it has. */
export function resourceRoutes(props: ResourceProps) {
  const { list: List, popups, inPages, detailsPage, pages } = props;
  const details = detailsRoutes(props);
  const overList = inPages !== 'all' && !detailsPage;
  return (
    <>
      {List && (
        <Route path="" element={<List />}>
          {!inPages && routesOfForms(props)}
          {overList && details}
          {popupRoutes(popups)}
        </Route>
      )}
      {inPages && routesOfForms(props)}
      {!overList && details}
      {Object.entries(pages).map(([path, { screen: Page, popups: over = {} }]) => (
        <Route key={path} path={path} element={<Page />}>
          {popupRoutes(over)}
        </Route>
      ))}
      {aliasRoutes(props)}
    </>
  );
}

const routesOfForms = ({ create: Create, edit: Edit, inPages, formRoutes: { add, edit } = usualRoutes }: ResourceProps) => (
  <>
    {Create && <Route path={add} element={<Create />} />}
    {Edit && <Route path={`${edit}/:id`} element={<Edit />} />}
    {Edit && inPages === 'all' && <Route path={`${edit}/:id/:mainRoute`} element={<Edit />} />}
  </>
);

const detailsRoutes = ({ show: Show, ...resource }: ResourceProps) =>
  Show && (
    <Route path={detailsRoute(resource, ':id', ':mainRoute')} element={<Show />}>
      {popupRoutes(resource.detailsPage?.popups ?? {})}
    </Route>
  );

/** The address of a record's details. */
const detailsOf = ({ beside, ...resource }: Pick<ResourceProps, 'name' | 'beside' | 'inPages' | 'detailsPage'>): DetailsOf =>
  beside?.show ?? ((id, mainRoute) => `/${resource.name}/${detailsRoute(resource, id, mainRoute)}`);

const popupRoutes = (popups: ResourceParts['popups']) =>
  Object.entries(popups).map(([path, Popup]) => <Route key={path} path={path} element={<Popup />} />);

/** The routes of react-admin's own addresses of the forms. */
function aliasRoutes({ beside, ...resource }: ResourceProps) {
  const { create, edit, show } = resource;
  const addresses = beside ?? below(resource);
  return (
    <>
      {create && <Route path="create" element={<Redirect to={() => addresses.create} />} />}
      {edit && <Route path=":id" element={<Redirect to={addresses.edit} />} />}
      {show && <Route path=":id/show" element={<Redirect to={addresses.show} />} />}
    </>
  );
}

/** Returns the forms' addresses below the list. */
const below = (resource: ResourceParts): FormAddresses => ({
  create: `../${(resource.formRoutes ?? usualRoutes).add}`,
  edit: (id) => `../${(resource.formRoutes ?? usualRoutes).edit}/${id}`,
  show: (id) => `../${detailsRoute(resource, id)}`,
});

function Redirect({ to }: { to: (id: string) => string }) {
  const { id = '' } = useParams();
  const { search, state } = useLocation();
  return <Navigate replace to={{ pathname: to(id), search }} state={state} />;
}
