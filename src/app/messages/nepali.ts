import { mergeTranslations } from 'react-admin';
import { cascadeMessagesNe } from '@/components/cascades/messages.ne';
import { courseTreeMessagesNe } from '@/components/courseTree/messages.ne';
import { componentMessagesNe } from '@/components/messages.ne';
import { richTextMessagesNe } from '@/components/richText/messages.ne';
import { ruleMessagesNe } from '@/contract/ruleMessages.ne';
import { layoutMessagesNe } from '../layout/messages.ne';
import { raNepali } from './raNepali';

/** The texts that all areas share, in Nepali. */
export const nepali = mergeTranslations(
  raNepali,
  { rules: ruleMessagesNe },
  componentMessagesNe,
  richTextMessagesNe,
  layoutMessagesNe,
  courseTreeMessagesNe,
  cascadeMessagesNe,
);
