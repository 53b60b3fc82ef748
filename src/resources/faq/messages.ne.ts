import type { faqMessages } from './messages';

export const faqMessagesNe: typeof faqMessages = {
  fields: {
    faq_title: 'प्रश्न',
    faq_desc: 'उत्तर',
  },
  faq: {
    list: 'बारम्बार सोधिने प्रश्न व्यवस्थापन',
    list_purpose: 'यी कोर्सबारे विद्यार्थीले धेरै सोध्ने प्रश्न र तिनका उत्तर हुन्।',
    add: 'बारम्बार सोधिने प्रश्न थप्नुहोस्',
    edit: 'बारम्बार सोधिने प्रश्न सम्पादन गर्नुहोस्',
    view: 'बारम्बार सोधिने प्रश्नको विवरण',
  },
};
