import { Navigate, Route, useLocation, useParams } from 'react-router-dom';

/** react-admin's own addresses of a resource's forms, which lead to the product's. */
export const standardForms = (
  <>
    <Route path="create" element={<ToForm form="add" />} />
    <Route path=":id" element={<ToForm form="edit" />} />
    <Route path=":id/show" element={<ToForm form="view" />} />
  </>
);

function ToForm({ form }: { form: 'add' | 'edit' | 'view' }) {
  const { id } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={{ pathname: id === undefined ? `../${form}` : `../${form}/${id}`, search }} />;
}
