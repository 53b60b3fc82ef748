import { PageTitle } from '@/components/PageTitle';
import { ChangePassword } from './ChangePassword';

export const Settings = () => (
  <>
    <PageTitle title="settings.title" />
    <ChangePassword />
  </>
);
