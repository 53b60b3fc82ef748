import type { subcourseMessages } from './messages';

export const subcourseMessagesNe: typeof subcourseMessages = {
  fields: {
    subcourse_code: 'उपकोर्सको कोड',
    subcourse_short_description: 'छोटो विवरण',
    subcourse_preview_url: 'पूर्वावलोकनको ठेगाना',
    subcourse_icon: 'आइकन',
  },
  subcourse: {
    add_below: 'मुख्य विषय थप्नुहोस्',
    add_below_to: '%{name} मा मुख्य विषय थप्नुहोस्',
    list: 'उपकोर्स व्यवस्थापन',
    list_purpose: 'उपकोर्स भनेको कोर्सको एक भाग हो। यो मुख्य विषय र पाठमा बाँडिन्छ।',
    add: 'उपकोर्स थप्नुहोस्',
    edit: 'उपकोर्स सम्पादन गर्नुहोस्',
    view: 'उपकोर्सको विवरण',
    icon: 'आइकन अद्यावधिक गर्नुहोस्',
    group_basics: 'आधारभूत',
    group_presentation: 'प्रस्तुति',
  },
};
