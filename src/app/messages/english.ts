import raEnglish from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { courseTreeMessages } from '@/components/courseTree/messages';
import { componentMessages } from '@/components/messages';
import { richTextMessages } from '@/components/richText/messages';
import { ruleMessages } from '@/contract/ruleMessages';
import { courseSetupMessages } from '@/pages/courseSetup/messages';
import { dashboardMessages } from '@/pages/dashboard/messages';
import { settingsMessages } from '@/pages/settings/messages';
import { courseMessages } from '@/resources/course/messages';
import { categoryMessages } from '@/resources/courseCategory/messages';
import { faqMessages } from '@/resources/faq/messages';
import { featureMessages } from '@/resources/feature/messages';
import { lessonMessages } from '@/resources/lesson/messages';
import { resourceMessages } from '@/resources/lesson/resourceMessages';
import { mainTopicMessages } from '@/resources/mainTopic/messages';
import { subcourseMessages } from '@/resources/subcourse/messages';
import { subTopicMessages } from '@/resources/subTopic/messages';
import { layoutMessages } from '../layout/messages';

/** Every text of the shell, in English. */
export const english = mergeTranslations(
  raEnglish,
  { rules: ruleMessages },
  componentMessages,
  richTextMessages,
  layoutMessages,
  dashboardMessages,
  settingsMessages,
  courseSetupMessages,
  courseTreeMessages,
  categoryMessages,
  courseMessages,
  subcourseMessages,
  mainTopicMessages,
  lessonMessages,
  resourceMessages,
  subTopicMessages,
  faqMessages,
  featureMessages,
);
