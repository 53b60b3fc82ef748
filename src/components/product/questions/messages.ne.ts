import type { questionMessages } from './messages';

export const questionMessagesNe: typeof questionMessages = {
  fields: {
    question: 'प्रश्न',
    correct_option: 'सही विकल्प',
    query_string: 'प्रश्नको टेक्स्ट',
    marks_weightage: 'अङ्कभार',
  },
  question_text: {
    correct: 'सही उत्तर',
    explanation: 'उत्तरको व्याख्या',
  },
  question_chips: { untagged: 'ट्याग नभएका', no_explanation: 'व्याख्या नभएका', has_video: 'भिडियो भएका' },
  question_list: { found_share: 'भेटिएका %{total} मध्ये सबैभन्दा नयाँ %{listed} वटा यहाँ छन्: थप शब्दले खोज्नुहोस्।' },
};
