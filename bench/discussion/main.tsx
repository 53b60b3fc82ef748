import { AdminContext, memoryStore } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { themeOf } from '@/app/theme';
import { Discussion } from '@/components/product/discussion/Discussion';
import { ServicesProvider } from '@/providers/services';
import { createServices } from '../createServices';
import { i18nProvider } from '../i18nProvider';
import { threads } from './comments';

const place = { topic_id: 1, lesson_id: 1, main_topic: 1, subcourse_slug: 'geography' };

createRoot(document.getElementById('root') ?? document.body).render(
  <ServicesProvider value={createServices({ getDiscussion: threads })}>
    <AdminContext store={memoryStore()} theme={themeOf('light')} i18nProvider={i18nProvider}>
      <Discussion place={place} />
    </AdminContext>
  </ServicesProvider>,
);
