import type { quizLevelMessages } from './messages';

export const quizLevelMessagesNe: typeof quizLevelMessages = {
  quiz_level: {
    list: 'प्रश्नको तह व्यवस्थापन',
    list_purpose: 'तहले प्रश्न कति कठिन छ भन्ने बताउँछ। हरेक प्रश्नको एउटा तह हुन्छ।',
    add: 'तह थप्नुहोस्',
    edit: 'तह सम्पादन गर्नुहोस्',
    view: 'तहको विवरण',
  },
};
