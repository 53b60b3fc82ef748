import { Box } from '@mui/material';
import { AdminContext, memoryStore } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { themeOf } from '@/app/theme';
import { useCourseNodes } from '@/components/product/courseTree/courseNodes';
import { AreaTree } from '@/components/tree/AreaTree';
import { courseArea } from '@/pages/courseSetup/courseArea';
import { ServicesProvider } from '@/providers/services';
import { createServices } from '../createServices';
import { i18nProvider } from '../i18nProvider';
import { catalogue } from './catalogue';

createRoot(document.getElementById('root') ?? document.body).render(
  <ServicesProvider value={createServices({ getCourseTree: catalogue })}>
    <AdminContext store={memoryStore()} theme={themeOf('light')} i18nProvider={i18nProvider}>
      <Box sx={{ height: 800, width: 400 }}>
        <Tree />
      </Box>
    </AdminContext>
  </ServicesProvider>,
);

function Tree() {
  return <AreaTree area={courseArea} nodes={useCourseNodes()} isShown />;
}
