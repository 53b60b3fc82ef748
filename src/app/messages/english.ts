import raEnglish from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { componentMessages } from '@/components/messages';
import { ruleMessages } from '@/contract/ruleMessages';
import { courseSetupMessages } from '@/pages/courseSetup/messages';
import { dashboardMessages } from '@/pages/dashboard/messages';
import { settingsMessages } from '@/pages/settings/messages';
import { categoryMessages } from '@/resources/courseCategory/messages';
import { layoutMessages } from '../layout/messages';

/** Every text of the shell, in English. */
export const english = mergeTranslations(
  raEnglish,
  { rules: ruleMessages },
  componentMessages,
  layoutMessages,
  dashboardMessages,
  settingsMessages,
  courseSetupMessages,
  categoryMessages,
);
