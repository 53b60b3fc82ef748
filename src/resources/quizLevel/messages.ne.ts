import type { quizLevelMessages } from './messages';

export const quizLevelMessagesNe: typeof quizLevelMessages = {
  fields: { level_name: 'तहको शीर्षक' },
  quiz_level: {
    list: 'क्विजको तह व्यवस्थापन',
    add: 'तह थप्नुहोस्',
    edit: 'तह सम्पादन गर्नुहोस्',
    view: 'तहको विवरण',
  },
};
