import type { featureMessages } from './messages';

export const featureMessagesNe: typeof featureMessages = {
  fields: {
    features_title: 'विशेषताको शीर्षक',
    features_icon: 'आइकन',
    features_desc: 'वर्णन',
    user_get: 'विवरण',
  },
  feature: {
    list: 'विशेषता व्यवस्थापन',
    add: 'विशेषता थप्नुहोस्',
    edit: 'विशेषता सम्पादन गर्नुहोस्',
    view: 'विशेषताको विवरण',
    tag_name: '%{name} ट्याग गर्नुहोस्',
    delete: {
      title: 'विशेषता मेटाउनुहोस्',
      effect: '“%{name}” आफ्नो आइकनसहित मेटिन्छ, र यसका मेटाइएका ट्याग फेरि फर्काउन मिल्दैन। यो पूर्ववत् हुँदैन।',
      confirm: 'मेटाउनुहोस्',
    },
  },
  feature_tag: {
    list: 'विशेषता ट्याग व्यवस्थापन',
    add: 'विशेषताको ट्याग थप्नुहोस्',
    edit: 'विशेषताको ट्याग सम्पादन गर्नुहोस्',
    deleted: 'विशेषता फर्काउने व्यवस्थापन',
    delete: {
      title: 'विशेषताको ट्याग मेटाउनुहोस्',
      effect:
        '“%{course_name}” पाठ्यक्रमले “%{features_title}” विशेषता दिन छाड्छ। ट्याग “विशेषता फर्काउने व्यवस्थापन” मा रहन्छ: त्यहाँबाट फर्काउन सकिन्छ।',
      confirm: 'मेटाउनुहोस्',
    },
    restore: {
      title: 'विशेषताको ट्याग फर्काउनुहोस्',
      effect: '“%{course_name}” पाठ्यक्रमले “%{features_title}” विशेषता फेरि दिन थाल्छ।',
      confirm: 'फर्काउनुहोस्',
    },
  },
};
