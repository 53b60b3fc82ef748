import type { courseTreeMessages } from './messages';

export const courseTreeMessagesNe: typeof courseTreeMessages = {
  fields: {
    category_name: 'वर्गको नाम',
    courses: 'कोर्स',
    course_name: 'कोर्सको नाम',
    subcourse_name: 'उपकोर्सको नाम',
    main_topic_title: 'मुख्य विषय',
    lesson_title: 'पाठको शीर्षक',
    topic_title: 'उपविषयको शीर्षक',
    lecture_hours: 'पढाइ घण्टा',
  },
  course_tree: {
    live: 'सक्रिय',
    not_live: 'सक्रिय छैन',
    hours: '%{hours} घण्टा |||| %{hours} घण्टा',
    hours_bound: 'बढीमा %{max} अङ्क',
    place: '%{place}. %{title}',
    place_number: '%{place}',
    place_at_end: '%{place}. (अन्त्यमा)',
    choose_parent_first: 'पहिले यो केभित्र पर्छ छान्नुहोस्',
    not_yet: 'सक्रिय हुनुअघि: %{steps}',
    steps: {
      banner: 'ब्यानर तस्बिर थप्नुहोस्',
      preview: 'पूर्वावलोकन तस्बिर थप्नुहोस्',
      date: 'मिति राख्नुहोस्',
      certificate: 'प्रमाणपत्रको तस्बिर थप्नुहोस्',
      add_subcourse: 'उपकोर्स थप्नुहोस्',
      add_main_topic: '“%{name}” मा मुख्य विषय थप्नुहोस्',
      add_lesson: '“%{name}” मा पाठ थप्नुहोस्',
      add_sub_topic: '“%{name}” मा उपविषय थप्नुहोस्',
      video: '“%{name}” को भिडियो थप्नुहोस्',
      activate: 'कोर्स सक्रिय गर्नुहोस्',
    },
  },
};
