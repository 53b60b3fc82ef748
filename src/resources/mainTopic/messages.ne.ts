import type { mainTopicMessages } from './messages';

export const mainTopicMessagesNe: typeof mainTopicMessages = {
  fields: {
    subcourse: 'उपपाठ्यक्रम',
  },
  main_topic: {
    add: 'मुख्य विषय थप्नुहोस्',
    edit: 'मुख्य विषय सम्पादन गर्नुहोस्',
    view: 'मुख्य विषयको विवरण',
  },
};
