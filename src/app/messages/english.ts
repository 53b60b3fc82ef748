import raEnglish from 'ra-language-english';
import { viewMessages } from '@/components/list/views/messages';
import { cascadeMessages } from '@/components/product/cascades/messages';
import { courseTreeMessages } from '@/components/product/courseTree/messages';
import { questionMessages } from '@/components/product/questions/messages';
import { treePageMessages } from '@/components/tree/messages';
import { keysMessages } from '@/components/ui/keys/messages';
import { componentMessages } from '@/components/ui/messages';
import { shellRuleMessages } from '@/contract/shellRuleMessages';
import { mergeTexts } from '@/providers/i18n/mergeTexts';
import { layoutMessages } from '../layout/messages';

/** The texts that all areas share, in English. */
export const english = mergeTexts(
  raEnglish,
  // A column is named as its header is.
  { ra: { sort: { sort_by: 'Sort by %{field} %{order}' } } },
  { rules: shellRuleMessages },
  componentMessages,
  layoutMessages,
  keysMessages,
  courseTreeMessages,
  treePageMessages,
  cascadeMessages,
  questionMessages,
  viewMessages,
);
