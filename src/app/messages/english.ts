import raEnglish from 'ra-language-english';
import { cascadeMessages } from '@/components/cascades/messages';
import { courseTreeMessages } from '@/components/courseTree/messages';
import { keysMessages } from '@/components/keys/messages';
import { viewMessages } from '@/components/list/views/messages';
import { componentMessages } from '@/components/messages';
import { questionMessages } from '@/components/questions/messages';
import { treePageMessages } from '@/components/treePage/messages';
import { shellRuleMessages } from '@/contract/shellRuleMessages';
import { mergeTexts } from '@/providers/i18n/mergeTexts';
import { menuMessages } from '../layout/menuMessages';
import { layoutMessages } from '../layout/messages';

/** The texts that all areas share, in English. */
export const english = mergeTexts(
  raEnglish,
  // A column is named as its header is.
  { ra: { sort: { sort_by: 'Sort by %{field} %{order}' } } },
  { rules: shellRuleMessages },
  componentMessages,
  layoutMessages,
  menuMessages,
  keysMessages,
  courseTreeMessages,
  treePageMessages,
  cascadeMessages,
  questionMessages,
  viewMessages,
);
