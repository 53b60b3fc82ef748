import type { lessonMessages } from './messages';

export const lessonMessagesNe: typeof lessonMessages = {
  fields: {
    subcourse_main_topic_id: 'मुख्य विषय',
    main_topic_id: 'मुख्य विषय',
    lesson_order: 'पाठको क्रम',
  },
  lesson: {
    add: 'पाठ थप्नुहोस्',
    edit: 'पाठ सम्पादन गर्नुहोस्',
    view: 'पाठको विवरण',
  },
};
