import type { courseMessages } from './messages';

export const courseMessagesNe: typeof courseMessages = {
  fields: {
    course_code: 'पाठ्यक्रमको कोड',
    course_category: 'पाठ्यक्रमको वर्ग',
    course_banner_description: 'ब्यानरको विवरण',
    course_banner_img: 'ब्यानर तस्बिर',
    course_preview_url: 'पूर्वावलोकनको ठेगाना',
    course_preview_img: 'पूर्वावलोकन तस्बिर',
    program_overview: 'कार्यक्रमको सारांश',
    program_success_path: 'सफलताको मार्ग',
    has_exam: 'परीक्षा छ',
    has_certification: 'प्रमाणपत्र छ',
    certification_img: 'प्रमाणपत्रको तस्बिर',
    certificate_img: 'प्रमाणपत्रको तस्बिर',
    is_course_live: 'चालु',
    updated_date_nep: 'पाठ्यक्रमको मिति',
    updated_date_eng: 'पाठ्यक्रमको मिति (ई.सं.)',
  },
  course: {
    list: 'पाठ्यक्रमहरू',
    add: 'पाठ्यक्रम थप्नुहोस्',
    edit: 'पाठ्यक्रम सम्पादन गर्नुहोस्',
    view: 'पाठ्यक्रमको विवरण',
    date: 'पाठ्यक्रमको मिति फेर्नुहोस्',
    banner: 'ब्यानर तस्बिर फेर्नुहोस्',
    preview: 'पूर्वावलोकन तस्बिर फेर्नुहोस्',
    certificate: 'प्रमाणपत्र फेर्नुहोस्',
    add_certificate: 'प्रमाणपत्र थप्नुहोस्',
    activate: {
      title: 'पाठ्यक्रम चालु गर्नुहोस्',
      question: 'पाठ्यक्रम चालु गर्ने निश्चित हो?',
      effect:
        '“%{name}” र यसभित्रका सबै कुरा विद्यार्थीले देख्न थाल्छन्। |||| यी %{smart_count} पाठ्यक्रम र यिनभित्रका सबै कुरा विद्यार्थीले देख्न थाल्छन्:',
      none: 'चालु गर्न मिल्ने पाठ्यक्रम छानिएको छैन। सूचीमा चालु नभएका पाठ्यक्रम छान्नुहोस्।',
      confirm: 'चालु गर्नुहोस्',
    },
    deactivate: {
      title: 'पाठ्यक्रम बन्द गर्नुहोस्',
      question: 'पाठ्यक्रम बन्द गर्ने निश्चित हो?',
      effect:
        '“%{name}” अहिले चालु छ। बन्द गरेपछि विद्यार्थीले देख्दैनन्; यसभित्रको केही मेटिँदैन। |||| यी %{smart_count} पाठ्यक्रम अहिले चालु छन्। बन्द गरेपछि विद्यार्थीले देख्दैनन्; यिनभित्रको केही मेटिँदैन:',
      none: 'बन्द गर्न मिल्ने पाठ्यक्रम छानिएको छैन। सूचीमा चालु पाठ्यक्रम छान्नुहोस्।',
      confirm: 'बन्द गर्नुहोस्',
    },
  },
};
