import type { featureMessages } from './messages';

export const featureMessagesNe: typeof featureMessages = {
  fields: {
    features: 'विशेषता',
    features_title: 'विशेषताको शीर्षक',
    features_icon: 'आइकन',
    features_desc: 'विवरण',
    user_get: 'थप विवरण',
  },
  feature: {
    list: 'विशेषता व्यवस्थापन',
    list_purpose: 'विशेषता भनेको कोर्समा हुने कुरा हो, जस्तै छापिएका नोट। यो भएका कोर्सहरूमा ट्याग गरिन्छ।',
    add: 'विशेषता थप्नुहोस्',
    edit: 'विशेषता सम्पादन गर्नुहोस्',
    view: 'विशेषताको विवरण',
    tag_name: '%{name} ट्याग गर्नुहोस्',
    delete: {
      title: 'विशेषता मेटाउनुहोस्',
      effect: '“%{name}” आफ्नो आइकन र मेटाइएका ट्यागसहित मेटाइन्छ।',
      confirm: 'मेटाउनुहोस्',
    },
  },
  feature_tag: {
    list: 'विशेषता ट्याग व्यवस्थापन',
    list_purpose: 'ट्यागले कोर्समा कुन विशेषता छ भन्ने बताउँछ।',
    add: 'विशेषता ट्याग थप्नुहोस्',
    edit: 'विशेषता ट्याग सम्पादन गर्नुहोस्',
    deleted: 'मेटाइएका विशेषता ट्याग',
    deleted_purpose: 'मेटाइएका विशेषता ट्यागहरू नफर्काइएसम्म यहाँ रहन्छन्।',
    delete: {
      title: 'विशेषता ट्याग मेटाउनुहोस्',
      effect:
        '“%{course_name}” कोर्सले “%{features_title}” विशेषता दिन छाड्छ। ट्याग “मेटाइएका विशेषता ट्याग” मा रहन्छ: त्यहाँबाट फर्काउन सकिन्छ।',
      confirm: 'मेटाउनुहोस्',
    },
    restore: {
      title: 'विशेषता ट्याग फर्काउनुहोस्',
      effect: '“%{course_name}” कोर्सले “%{features_title}” विशेषता फेरि दिन थाल्छ।',
      confirm: 'फर्काउनुहोस्',
    },
  },
};
