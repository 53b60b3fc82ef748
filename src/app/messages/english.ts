import raEnglish from 'ra-language-english';
import { sharedMessages } from '@/components/ui/messages';
import { shellRuleMessages } from '@/contract/shellRuleMessages';
import { mergeTexts } from '@/providers/i18n/mergeTexts';
import { layoutMessages } from '../layout/messages';

/** The texts that all areas share, in English. */
export const english = mergeTexts(
  raEnglish,
  // A column is named as its header is.
  { ra: { sort: { sort_by: 'Sort by %{field} %{order}' } } },
  { rules: shellRuleMessages },
  sharedMessages,
  layoutMessages,
);
