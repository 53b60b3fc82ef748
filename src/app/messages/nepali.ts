import { mergeTranslations } from 'react-admin';
import { courseTreeMessagesNe } from '@/components/courseTree/messages.ne';
import { componentMessagesNe } from '@/components/messages.ne';
import { richTextMessagesNe } from '@/components/richText/messages.ne';
import { ruleMessagesNe } from '@/contract/ruleMessages.ne';
import { courseSetupMessagesNe } from '@/pages/courseSetup/messages.ne';
import { dashboardMessagesNe } from '@/pages/dashboard/messages.ne';
import { settingsMessagesNe } from '@/pages/settings/messages.ne';
import { courseMessagesNe } from '@/resources/course/messages.ne';
import { categoryMessagesNe } from '@/resources/courseCategory/messages.ne';
import { faqMessagesNe } from '@/resources/faq/messages.ne';
import { featureMessagesNe } from '@/resources/feature/messages.ne';
import { lessonMessagesNe } from '@/resources/lesson/messages.ne';
import { resourceMessagesNe } from '@/resources/lesson/resourceMessages.ne';
import { mainTopicMessagesNe } from '@/resources/mainTopic/messages.ne';
import { subcourseMessagesNe } from '@/resources/subcourse/messages.ne';
import { subTopicMessagesNe } from '@/resources/subTopic/messages.ne';
import { layoutMessagesNe } from '../layout/messages.ne';
import { raNepali } from './raNepali';

/** Every text of the shell, in Nepali. */
export const nepali = mergeTranslations(
  raNepali,
  { rules: ruleMessagesNe },
  componentMessagesNe,
  richTextMessagesNe,
  layoutMessagesNe,
  dashboardMessagesNe,
  settingsMessagesNe,
  courseSetupMessagesNe,
  courseTreeMessagesNe,
  categoryMessagesNe,
  courseMessagesNe,
  subcourseMessagesNe,
  mainTopicMessagesNe,
  lessonMessagesNe,
  resourceMessagesNe,
  subTopicMessagesNe,
  faqMessagesNe,
  featureMessagesNe,
);
