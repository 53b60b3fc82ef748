import type { resourceMessages } from './resourceMessages';

export const resourceMessagesNe: typeof resourceMessages = {
  fields: {
    resources: 'सामग्रीहरू',
  },
  lesson_resource: {
    list: 'पाठका सामग्रीहरू',
    none: 'यस पाठमा कुनै सामग्री छैन।',
    add: 'सामग्री थप्नुहोस्',
    upload: 'अपलोड गर्नुहोस्',
    edit: 'सामग्री सम्पादन गर्नुहोस्',
    replaces: '%{name} को ठाउँमा नयाँ फाइल रहनेछ।',
    delete_name: '%{name} मेटाउनुहोस्',
    delete: {
      title: 'सामग्री मेटाउनुहोस्',
      question: 'के %{name} साँच्चै मेटाउने हो?',
      effect: 'सिक्नेहरूले यो फेरि डाउनलोड गर्न पाउने छैनन्।',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
