import type { courseSetupMessages } from './messages';

export const courseSetupMessagesNe: typeof courseSetupMessages = {
  course_setup: {
    title: 'पाठ्यक्रम व्यवस्थापन',
    add: 'वर्ग थप्नुहोस्',
    tree: 'पाठ्यक्रम संरचना',
    empty: 'पाठ्यक्रम सूची खाली छ: पहिलो वर्ग थप्नुहोस्।',
    do: {
      view: 'हेर्नुहोस्',
      edit: 'सम्पादन गर्नुहोस्',
      date: 'मिति अद्यावधिक गर्नुहोस्',
      activate: 'सक्रिय गर्नुहोस्',
      deactivate: 'निष्क्रिय गर्नुहोस्',
      resources: 'स्रोत सामग्री थप्नुहोस्',
      add_course: 'पाठ्यक्रम थप्नुहोस्',
      add_subcourse: 'उपपाठ्यक्रम थप्नुहोस्',
      add_main_topic: 'मुख्य विषय थप्नुहोस्',
      add_lesson: 'पाठ थप्नुहोस्',
      add_sub_topic: 'उपविषय थप्नुहोस्',
    },
    do_to: {
      view: '%{name} हेर्नुहोस्',
      edit: '%{name} सम्पादन गर्नुहोस्',
      date: '%{name} को मिति अद्यावधिक गर्नुहोस्',
      activate: '%{name} सक्रिय गर्नुहोस्',
      deactivate: '%{name} निष्क्रिय गर्नुहोस्',
      resources: '%{name} मा स्रोत सामग्री थप्नुहोस्',
      add_course: '%{name} मा पाठ्यक्रम थप्नुहोस्',
      add_subcourse: '%{name} मा उपपाठ्यक्रम थप्नुहोस्',
      add_main_topic: '%{name} मा मुख्य विषय थप्नुहोस्',
      add_lesson: '%{name} मा पाठ थप्नुहोस्',
      add_sub_topic: '%{name} मा उपविषय थप्नुहोस्',
    },
    only: {
      categories: 'पाठ्यक्रम नभएका वर्ग',
      lessons: 'उपविषय नभएका पाठ',
      sub_topics: 'भिडियो नभएका उपविषय',
    },
    moved_remarks: 'स्थान %{from} बाट %{to} मा सारियो',
    moved: 'स्थान %{place} मा सारियो',
    not_moved: '%{name} सारिएन। %{reason}',
  },
};
