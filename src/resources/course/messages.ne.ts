import type { courseMessages } from './messages';

export const courseMessagesNe: typeof courseMessages = {
  fields: {
    course_code: 'कोर्सको कोड',
    course_category: 'कोर्स वर्ग',
    course_banner_description: 'ब्यानरको विवरण',
    course_banner_img: 'ब्यानर तस्बिर',
    course_preview_url: 'पूर्वावलोकनको ठेगाना',
    course_preview_img: 'पूर्वावलोकन तस्बिर',
    program_overview: 'कार्यक्रमको सारांश',
    program_success_path: 'सफलताको मार्ग',
    has_exam: 'परीक्षा',
    has_certification: 'प्रमाणपत्र',
    certification_img: 'प्रमाणपत्रको तस्बिर',
    certificate_img: 'प्रमाणपत्रको तस्बिर',
    is_course_live: 'सक्रिय',
    updated_date_nep: 'कोर्सको मिति',
    updated_date_eng: 'कोर्सको मिति (ई.सं.)',
  },
  course: {
    list: 'कोर्सहरू',
    add: 'कोर्स थप्नुहोस्',
    edit: 'कोर्स सम्पादन गर्नुहोस्',
    view: 'कोर्सको विवरण',
    certified: 'प्रमाणपत्रसहित',
    not_certified: 'प्रमाणपत्र छैन',
    group_basics: 'आधारभूत',
    group_presentation: 'प्रस्तुति',
    group_exam: 'परीक्षा र प्रमाणपत्र',
    group_images: 'तस्बिरहरू',
    date: 'कोर्सको मिति अद्यावधिक गर्नुहोस्',
    banner: 'ब्यानर तस्बिर अद्यावधिक गर्नुहोस्',
    preview: 'पूर्वावलोकन तस्बिर अद्यावधिक गर्नुहोस्',
    certificate: 'प्रमाणपत्र अद्यावधिक गर्नुहोस्',
    add_certificate: 'प्रमाणपत्र थप्नुहोस्',
    activate: {
      title: 'कोर्स सक्रिय गर्नुहोस्',
      question: 'कोर्स पक्का सक्रिय गर्ने हो?',
      effect:
        '“%{name}” र यसभित्रका सबै कुरा विद्यार्थीले देख्न थाल्छन्। |||| यी %{smart_count} वटा कोर्स र यिनभित्रका सबै कुरा विद्यार्थीले देख्न थाल्छन्:',
      none: 'सक्रिय गर्न मिल्ने कोर्स छानिएको छैन। सूचीमा सक्रिय नभएका कोर्स छान्नुहोस्।',
      confirm: 'सक्रिय गर्नुहोस्',
    },
    deactivate: {
      title: 'कोर्स निष्क्रिय गर्नुहोस्',
      question: 'कोर्स पक्का निष्क्रिय गर्ने हो?',
      effect:
        '“%{name}” अहिले सक्रिय छ। निष्क्रिय गरेपछि विद्यार्थीले देख्ने छैनन्; यसभित्रको केही मेटाइँदैन। |||| यी %{smart_count} वटा कोर्स अहिले सक्रिय छन्। निष्क्रिय गरेपछि विद्यार्थीले देख्ने छैनन्; यिनभित्रको केही मेटाइँदैन:',
      none: 'निष्क्रिय गर्न मिल्ने कोर्स छानिएको छैन। सूचीमा सक्रिय कोर्स छान्नुहोस्।',
      confirm: 'निष्क्रिय गर्नुहोस्',
    },
  },
};
