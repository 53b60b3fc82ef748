import type { categoryMessages } from './messages';

export const categoryMessagesNe: typeof categoryMessages = {
  fields: {
    course_categories_code: 'वर्गको कोड',
  },
  category: {
    list: 'पाठ्यक्रम वर्ग व्यवस्थापन',
    name: 'नाम',
    code: 'वर्ग-कोड',
    add: 'पाठ्यक्रम वर्ग थप्नुहोस्',
    edit: 'पाठ्यक्रम वर्ग सम्पादन गर्नुहोस्',
    view: 'पाठ्यक्रम वर्गको विवरण',
  },
};
