import type { articleMessages } from './messages';

export const articleMessagesNe: typeof articleMessages = {
  fields: {
    article_title: 'शीर्षक',
    author_name: 'लेखक',
    publish_date_nep: 'प्रकाशन मिति',
    article_banner: 'ब्यानरको तस्बिर',
    article: 'लेख',
  },
  article: {
    list: 'लेख व्यवस्थापन',
    list_purpose: 'लेख भनेको विद्यार्थीले वेबसाइटमा पढ्ने सामग्री हो, जस्तै परीक्षाको खबर।',
    add_one: 'लेख थप्नुहोस्',
    add: 'लेख लेख्नुहोस् र प्रकाशित गर्नुहोस्',
    edit: 'प्रकाशित लेख सम्पादन गर्नुहोस्',
    view: 'लेखको विवरण',
    publish: 'प्रकाशित गर्नुहोस्',
    banner: 'लेखको ब्यानर अद्यावधिक गर्नुहोस्',
    course_stays: 'लेख आफ्नै कोर्समा रहन्छ।',
    preview: 'विद्यार्थीले देख्ने रूप',
    width: 'स्क्रिनको चौडाइ',
    phone: 'फोन',
    desktop: 'कम्प्युटर',
    show_preview: 'पूर्वावलोकन देखाउनुहोस्',
    hide_preview: 'पूर्वावलोकन लुकाउनुहोस्',
    seen_since: 'विद्यार्थीले यो %{day} देखि देख्दै छन्।',
    seen_from: 'विद्यार्थीले यो %{day} देखि देख्नेछन्; अहिले देख्दै छैनन्।',
    seen_live: 'विद्यार्थीले यो देख्दै छैनन्: यसको कोर्स सक्रिय छैन।',
    delete: {
      title: 'मेटाउने पुष्टि गर्नुहोस्',
      effect: 'विद्यार्थीले “%{name}” अब पढ्ने छैनन्।',
      question: 'पक्का मेटाउने हो?',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
