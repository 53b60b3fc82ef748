import { viewMessagesNe } from '@/components/list/views/messages.ne';
import { cascadeMessagesNe } from '@/components/product/cascades/messages.ne';
import { courseTreeMessagesNe } from '@/components/product/courseTree/messages.ne';
import { questionMessagesNe } from '@/components/product/questions/messages.ne';
import { treePageMessagesNe } from '@/components/tree/messages.ne';
import { keysMessagesNe } from '@/components/ui/keys/messages.ne';
import { componentMessagesNe } from '@/components/ui/messages.ne';
import { shellRuleMessagesNe } from '@/contract/shellRuleMessages.ne';
import { mergeTexts } from '@/providers/i18n/mergeTexts';
import { menuMessagesNe } from '../layout/menuMessages.ne';
import { layoutMessagesNe } from '../layout/messages.ne';
import { raNepali } from './raNepali';

/** The texts that all areas share, in Nepali. */
export const nepali = mergeTexts(
  raNepali,
  { rules: shellRuleMessagesNe },
  componentMessagesNe,
  layoutMessagesNe,
  menuMessagesNe,
  keysMessagesNe,
  courseTreeMessagesNe,
  treePageMessagesNe,
  cascadeMessagesNe,
  questionMessagesNe,
  viewMessagesNe,
);
