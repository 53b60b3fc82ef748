import { QueryClient } from '@tanstack/react-query';
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { adapters } from '@/app/areas';
import { themeOf } from '@/app/theme';
import { createDataProvider } from '@/providers/data/dataProvider';
import { ServicesProvider } from '@/providers/services';
import { CategoryList } from '@/resources/courseCategory/CategoryList';
import { createServices } from '../createServices';
import { i18nProvider } from '../i18nProvider';
import { categories } from './categories';

const services = createServices({ getAllCourseCategory: categories });
const queryClient = new QueryClient();
const dataProvider = createDataProvider(services.client, queryClient, adapters);

createRoot(document.getElementById('root') ?? document.body).render(
  <ServicesProvider value={services}>
    <AdminContext {...{ dataProvider, i18nProvider, queryClient }} store={memoryStore()} theme={themeOf('light')}>
      <ResourceContextProvider value="coursesetup/coursecategorysetup">
        <CategoryList />
      </ResourceContextProvider>
    </AdminContext>
  </ServicesProvider>,
);
