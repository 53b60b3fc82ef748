import type { alumniMessages } from './messages';

export const alumniMessagesNe: typeof alumniMessages = {
  fields: {
    alumni_name: 'नाम',
    alumni_achievement: 'उपलब्धि',
    alumni_desc: 'विवरण',
    alumni_img: 'तस्बिर',
    rating: 'मूल्याङ्कन',
  },
  alumni: {
    list: 'पूर्व विद्यार्थी व्यवस्थापन',
    list_purpose: 'पूर्व विद्यार्थीहरूले वेबसाइटमा आफ्नो सफलताबारे बताउँछन्।',
    add: 'पूर्व विद्यार्थी थप्नुहोस्',
    edit: 'पूर्व विद्यार्थी सम्पादन गर्नुहोस्',
    view: 'पूर्व विद्यार्थीको विवरण',
    group_person: 'व्यक्ति',
    group_course: 'कोर्स र विचार',
    image: 'पूर्व विद्यार्थीको तस्बिर अद्यावधिक गर्नुहोस्',
    delete: {
      title: 'पूर्व विद्यार्थी मेटाउनुहोस्',
      effect: '“%{course_name}” कोर्सका विद्यार्थीले “%{name}” को सफलताको कथा अब देख्ने छैनन्।',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
