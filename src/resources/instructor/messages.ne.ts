import type { instructorMessages } from './messages';

export const instructorMessagesNe: typeof instructorMessages = {
  fields: {
    instructor: 'प्रशिक्षक',
    middle_name: 'बीचको नाम',
    image: 'तस्बिर',
    experience: 'अनुभव (परिचय)',
    instructor_short_desc: 'छोटो विवरण',
    instructor_tags: 'ट्यागहरू',
    instructor_type: 'प्रकार',
  },
  choices: {
    gender: { male: 'पुरुष', female: 'महिला', others: 'अन्य' },
    instructor_type: { instructor: 'प्रशिक्षक', sme: 'विषय विज्ञ' },
  },
  instructor: {
    list: 'प्रशिक्षक व्यवस्थापन',
    list_purpose: 'प्रशिक्षकले उपकोर्स पढाउँछन्; विद्यार्थीले उनीहरूलाई देख्छन्।',
    add: 'प्रशिक्षक थप्नुहोस्',
    edit: 'प्रशिक्षक सम्पादन गर्नुहोस्',
    view: 'प्रशिक्षकको विवरण',
    image: 'प्रशिक्षकको तस्बिर अद्यावधिक गर्नुहोस्',
    tag_name: '%{name} ट्याग गर्नुहोस्',
    tagged: 'ट्याग गरिएको',
    untagged: 'ट्याग नगरिएको',
    figure: { all: 'प्रशिक्षकहरू', part: '%{count} जना ट्याग नगरिएका', none: 'सबै ट्याग गरिएका छन्' },
    group_person: 'व्यक्ति',
    group_teaching: 'अध्यापन',
  },
  instructor_tag: {
    list: 'प्रशिक्षक ट्याग व्यवस्थापन',
    list_purpose: 'ट्यागले प्रशिक्षकले कुन उपकोर्स पढाउँछन् भन्ने बताउँछ।',
    add: 'प्रशिक्षक ट्याग थप्नुहोस्',
    edit: 'प्रशिक्षक ट्याग सम्पादन गर्नुहोस्',
    view: 'प्रशिक्षक ट्यागको विवरण',
    deleted: 'मेटाइएका प्रशिक्षक ट्याग',
    deleted_purpose: 'मेटाइएका प्रशिक्षक ट्यागहरू नफर्काइएसम्म यहाँ रहन्छन्।',
    delete: {
      title: 'प्रशिक्षक ट्याग मेटाउनुहोस्',
      effect:
        '“%{course_name}” कोर्सले “%{subcourse_name}” मा “%{instructor_name}” को नाम दिन छाड्छ। ट्याग “मेटाइएका प्रशिक्षक ट्याग” मा रहन्छ: त्यहाँबाट फर्काउन सकिन्छ।',
      confirm: 'मेटाउनुहोस्',
    },
    restore: {
      title: 'प्रशिक्षक ट्याग फर्काउनुहोस्',
      effect: '“%{course_name}” कोर्सले “%{subcourse_name}” मा “%{instructor_name}” को नाम फेरि दिन्छ।',
      confirm: 'फर्काउनुहोस्',
    },
  },
};
