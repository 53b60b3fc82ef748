import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Companies: the branches of the provider. */
export const company = defineResource({
  name: 'company',
  right: 'organisation',
  recordRepresentation: 'company_name',
  titles: { list: 'company.list', add: 'company.add' },
  texts: {
    en: async () => (await import('./messages')).companyMessages,
    ne: async () => (await import('./messages.ne')).companyMessagesNe,
  },
  adapter: async () => (await import('@/contract/company')).companyAdapter,
  list: lazyScreen(() => import('./CompanyList'), 'CompanyList'),
  forms: async () => (await import('./companyForms')).companyForms,
  popups: { 'image/:id': lazyScreen(() => import('./CompanyLogo'), 'CompanyLogo') },
});
