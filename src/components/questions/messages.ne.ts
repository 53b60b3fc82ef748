import type { questionMessages } from './messages';

export const questionMessagesNe: typeof questionMessages = {
  fields: {
    question: 'प्रश्न',
    correct_option: 'सही विकल्प',
    query_string: 'प्रश्नको टेक्स्ट',
    marks_weightage: 'अङ्कभार',
  },
};
