import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { CreateForm } from '@/components/form/CreateForm';
import { EditForm } from '@/components/form/EditForm';
import { RemarksInput } from '@/components/inputs/RemarksInput';
import { ShowRecord } from '@/components/record/ShowRecord';
import { categoryEditForm, categoryForm } from '@/contract/category';
import { CategoryDetails } from '@/resources/courseCategory/CategoryDetails';
import { CategoryInputs } from '@/resources/courseCategory/CategoryInputs';
import { Panel } from './Panel';

const categories = 'coursesetup/coursecategorysetup';

/** Adds categories, one after the other. */
export function CategoryAddPanel() {
  const [added, setAdded] = useState(0);
  return (
    <ResourceContextProvider value={categories}>
      <Panel title="category.add" done={() => setAdded(added + 1)}>
        <CreateForm key={added} schema={categoryForm}>
          <CategoryInputs />
        </CreateForm>
      </Panel>
    </ResourceContextProvider>
  );
}

export function CategoryEditPanel() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const toDetails = () => void navigate(`../viewCategoryDetails/${id}`);
  return (
    <ResourceContextProvider value={categories}>
      <Panel title="category.edit" done={toDetails} cancel={toDetails}>
        <EditForm schema={categoryEditForm}>
          <CategoryInputs />
          <RemarksInput />
        </EditForm>
      </Panel>
    </ResourceContextProvider>
  );
}

export const CategoryViewPanel = () => (
  <ResourceContextProvider value={categories}>
    <Panel title="category.view">
      <ShowRecord>
        <CategoryDetails />
      </ShowRecord>
    </Panel>
  </ResourceContextProvider>
);
