import type { lessonMessages } from './messages';

export const lessonMessagesNe: typeof lessonMessages = {
  fields: {
    subcourse_main_topic_id: 'मुख्य विषय',
    main_topic_id: 'मुख्य विषय',
    lesson_order: 'पाठको क्रम',
    lesson_files: 'फाइलहरू',
    resources: 'स्रोत सामग्रीहरू',
  },
  lesson: {
    add: 'पाठ थप्नुहोस्',
    edit: 'पाठ सम्पादन गर्नुहोस्',
    view: 'पाठको विवरण',
  },
  lesson_resource: {
    list: 'पाठका स्रोत सामग्रीहरू',
    none: 'यस पाठमा कुनै स्रोत सामग्री छैन।',
    add: 'स्रोत सामग्री थप्नुहोस्',
    upload: 'अपलोड गर्नुहोस्',
    stop: 'फाइल पठाउन रोक्नुहोस्',
    sent: 'पाठमा %{smart_count} वटा फाइल थपियो |||| पाठमा %{smart_count} वटा फाइल थपिए',
    waiting: '“%{lesson}” सुरक्षित भयो, तर यी फाइल अझै थपिएका छैनन्: %{names}',
    send: 'पठाउनुहोस्',
    unsent: 'पाठ सुरक्षित भयो, तर यसका फाइल थपिएनन्: पाठमै गएर थप्नुहोस् (%{names})।',
    edit: 'स्रोत सामग्री सम्पादन गर्नुहोस्',
    replaces: '%{name} को सट्टा नयाँ फाइल रहनेछ।',
    delete_name: '%{name} मेटाउनुहोस्',
    delete: {
      title: 'स्रोत सामग्री मेटाउनुहोस्',
      question: '%{name} पक्का मेटाउने हो?',
      effect: 'विद्यार्थीले %{name} अब डाउनलोड गर्न पाउने छैनन्।',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
