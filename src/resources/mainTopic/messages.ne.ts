import type { mainTopicMessages } from './messages';

export const mainTopicMessagesNe: typeof mainTopicMessages = {
  main_topic: {
    add: 'मुख्य विषय थप्नुहोस्',
    edit: 'मुख्य विषय सम्पादन गर्नुहोस्',
    view: 'मुख्य विषयको विवरण',
    title: 'मुख्य विषयको शीर्षक',
  },
};
