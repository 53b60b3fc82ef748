import type { subcourseMessages } from './messages';

export const subcourseMessagesNe: typeof subcourseMessages = {
  fields: {
    subcourse_code: 'उपपाठ्यक्रमको कोड',
    subcourse_short_description: 'छोटो वर्णन',
    subcourse_preview_url: 'पूर्वावलोकनको ठेगाना',
    subcourse_icon: 'आइकन',
  },
  subcourse: {
    list: 'उपपाठ्यक्रम व्यवस्थापन',
    add: 'उपपाठ्यक्रम थप्नुहोस्',
    edit: 'उपपाठ्यक्रम सम्पादन गर्नुहोस्',
    view: 'उपपाठ्यक्रमको विवरण',
    icon: 'आइकन अद्यावधिक गर्नुहोस्',
    group_basics: 'आधारभूत',
    group_presentation: 'प्रस्तुति',
  },
};
