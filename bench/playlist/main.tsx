import { AdminContext, memoryStore } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { themeOf } from '@/app/theme';
import { openFormTexts } from '@/components/record/formTexts';
import { useShortcuts } from '@/components/ui/keys/useShortcuts';
import { Playlist } from '@/pages/playlist/Playlist';
import { ServicesProvider } from '@/providers/services';
import { createServices } from '../createServices';
import { i18nProvider } from '../i18nProvider';
import { lessons } from './lessons';

const services = createServices({
  getCoursePlayList: lessons,
  getCourseSelect: [{ iid: 1, course_name: 'Entrance', category_name: 'Engineering' }],
  getSubCourseSelectById: [{ iid: 1, subcourse_name: 'Geography' }],
  getAllMainTopicSelectById: [{ iid: 1, topic_title: 'Geography of Nepal' }],
});
await openFormTexts();

createRoot(document.getElementById('root') ?? document.body).render(
  <ServicesProvider value={services}>
    <AdminContext store={memoryStore()} theme={themeOf('light')} i18nProvider={i18nProvider}>
      <WithKeys />
    </AdminContext>
  </ServicesProvider>,
);

/** The page with the product's shortcuts, which are the shell's. */
function WithKeys() {
  useShortcuts({});
  return <Playlist />;
}
