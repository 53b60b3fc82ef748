import type { quizLevelMessages } from './messages';

export const quizLevelMessagesNe: typeof quizLevelMessages = {
  quiz_level: {
    list: 'प्रश्नको तह व्यवस्थापन',
    add: 'तह थप्नुहोस्',
    edit: 'तह सम्पादन गर्नुहोस्',
    view: 'तहको विवरण',
  },
};
