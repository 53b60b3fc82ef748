import { Box } from '@mui/material';
import { AdminContext, memoryStore } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { english } from '@/app/messages/english';
import { themes } from '@/app/theme';
import { CourseTree } from '@/pages/courseSetup/CourseTree';
import { createActivity } from '@/providers/api/activity';
import { createClient } from '@/providers/api/client';
import { createNetworkMedia } from '@/providers/api/media';
import { createSessionKeeper } from '@/providers/auth/session';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { createNotices } from '@/providers/notices';
import { type Services, ServicesProvider } from '@/providers/services';
import { catalogue } from './catalogue';

/** The product's services with a server that knows one answer. */
function createServices(): Services {
  const [session, activity, notices] = [createSessionKeeper(), createActivity(), createNotices()];
  const transport = async () => ({ status: 200, body: { data: catalogue } });
  const refresh = () => Promise.reject(new Error('Nobody is signed in'));
  const client = createClient({ transport, activity, paths: {}, session, refresh });
  const config = { mode: 'http', api: '', websocket: '', media: '', paths: {} } as const;
  return { config, client, media: createNetworkMedia(''), session, activity, notices };
}

const i18nProvider = createI18nProvider({ locale: 'en', initial: english, load: async () => english });

createRoot(document.getElementById('root') ?? document.body).render(
  <ServicesProvider value={createServices()}>
    <AdminContext store={memoryStore()} theme={themes.light} i18nProvider={i18nProvider}>
      <Box sx={{ height: 800, width: 400 }}>
        <CourseTree />
      </Box>
    </AdminContext>
  </ServicesProvider>,
);
