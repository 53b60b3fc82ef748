import { mergeTranslations } from 'react-admin';
import { componentMessagesNe } from '@/components/messages.ne';
import { ruleMessagesNe } from '@/contract/ruleMessages.ne';
import { courseSetupMessagesNe } from '@/pages/courseSetup/messages.ne';
import { dashboardMessagesNe } from '@/pages/dashboard/messages.ne';
import { settingsMessagesNe } from '@/pages/settings/messages.ne';
import { categoryMessagesNe } from '@/resources/courseCategory/messages.ne';
import { layoutMessagesNe } from '../layout/messages.ne';
import { raNepali } from './raNepali';

/** Every text of the shell, in Nepali. */
export const nepali = mergeTranslations(
  raNepali,
  { rules: ruleMessagesNe },
  componentMessagesNe,
  layoutMessagesNe,
  dashboardMessagesNe,
  settingsMessagesNe,
  courseSetupMessagesNe,
  categoryMessagesNe,
);
