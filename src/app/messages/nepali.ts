import { sharedMessagesNe } from '@/components/ui/messages.ne';
import { shellRuleMessagesNe } from '@/contract/shellRuleMessages.ne';
import { mergeTexts } from '@/providers/i18n/mergeTexts';
import { menuMessagesNe } from '../layout/menuMessages.ne';
import { layoutMessagesNe } from '../layout/messages.ne';
import { raNepali } from './raNepali';

/** The texts that all areas share, in Nepali. */
export const nepali = mergeTexts(raNepali, { rules: shellRuleMessagesNe }, sharedMessagesNe, layoutMessagesNe, menuMessagesNe);
