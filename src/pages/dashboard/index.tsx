import { Route } from 'react-router-dom';
import { AreaPages } from '@/components/resource/AreaPages';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { openTexts } from '@/providers/i18n/areaTexts';

const texts = {
  en: async () => (await import('./messages')).dashboardMessages,
  ne: async () => (await import('./messages.ne')).dashboardMessagesNe,
};
const Dashboard = lazyWith(
  lazyScreen(() => import('./Dashboard'), 'Dashboard'),
  () => openTexts(texts),
);

const FirstSteps = lazyWith(
  lazyScreen(() => import('./FirstSteps'), 'FirstSteps'),
  () => openTexts(texts),
);

/** The page after signing in, and the first steps of a new office. */
export const dashboard = (
  <AreaPages right="account">
    <Route path="/dashboard" element={<Dashboard />} />
    <Route path="/firstSteps" element={<FirstSteps />} />
  </AreaPages>
);
