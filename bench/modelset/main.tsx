import { QueryClient } from '@tanstack/react-query';
import { AdminContext, memoryStore } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { themeOf } from '@/app/theme';
import { SheetPages } from '@/resources/modelset/SheetPages';
import { sheetOf } from '@/resources/modelset/sheet';
import { i18nProvider } from '../i18nProvider';
import { modelset } from './modelset';

const sheet = sheetOf(modelset);

createRoot(document.getElementById('root') ?? document.body).render(
  <AdminContext {...{ i18nProvider }} queryClient={new QueryClient()} store={memoryStore()} theme={themeOf('light')}>
    <SheetPages sheet={sheet} />
  </AdminContext>,
);
