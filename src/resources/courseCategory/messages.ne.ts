import type { categoryMessages } from './messages';

export const categoryMessagesNe: typeof categoryMessages = {
  fields: {
    course_categories_code: 'वर्गको कोड',
  },
  category: {
    add_below: 'कोर्स थप्नुहोस्',
    add_below_to: '%{name} मा कोर्स थप्नुहोस्',
    list: 'कोर्स वर्ग व्यवस्थापन',
    list_purpose: 'वर्ग भनेको कोर्सहरूको समूह हो, जसरी विद्यार्थीले वेबसाइट र एपमा देख्छन्।',
    name: 'नाम',
    code: 'वर्ग-कोड',
    add: 'कोर्स वर्ग थप्नुहोस्',
    edit: 'कोर्स वर्ग सम्पादन गर्नुहोस्',
    view: 'कोर्स वर्गको विवरण',
  },
};
