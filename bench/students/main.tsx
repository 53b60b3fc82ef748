import { QueryClient } from '@tanstack/react-query';
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { adapters } from '@/app/areas';
import { themeOf } from '@/app/theme';
import { openFormTexts } from '@/components/record/formTexts';
import { createDataProvider } from '@/providers/data/dataProvider';
import { ServicesProvider } from '@/providers/services';
import { StudentList } from '@/resources/batchTag/StudentList';
import { createServices } from '../createServices';
import { i18nProvider } from '../i18nProvider';
import { students } from './students';

const services = createServices({
  filterStudent: students,
  getCourseSelect: [{ iid: 1, course_name: 'Entrance', category_name: 'Engineering' }],
  getCoursePriceSelect: [{ iid: 1, package_name: 'Full package' }],
});
const queryClient = new QueryClient();
const dataProvider = createDataProvider(services.client, queryClient, adapters);
await openFormTexts();

createRoot(document.getElementById('root') ?? document.body).render(
  <ServicesProvider value={services}>
    <AdminContext {...{ dataProvider, i18nProvider, queryClient }} store={memoryStore()} theme={themeOf('light')}>
      <ResourceContextProvider value="batchTag">
        <StudentList />
      </ResourceContextProvider>
    </AdminContext>
  </ServicesProvider>,
);
