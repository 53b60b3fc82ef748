import type { viewMessages } from './messages';

export const viewMessagesNe: typeof viewMessages = {
  fields: { view_name: 'हेर्ने तरिकाको नाम' },
  views: {
    title: 'हेर्ने तरिका',
    shown: 'हेर्ने तरिका: %{name}',
    none: 'कुनै हेर्ने तरिका नछान्ने: सूची सुरुमा जस्तै',
    save: 'यो हेर्ने तरिका सुरक्षित गर्नुहोस्…',
    save_title: 'यो हेर्ने तरिका सुरक्षित गर्नुहोस्',
    rename: '“%{name}” को नाम फेर्नुहोस्…',
    rename_title: '“%{name}” को नाम फेर्नुहोस्',
    delete: '“%{name}” मेटाउनुहोस्…',
    delete_title: 'हेर्ने तरिका मेटाउनुहोस्',
    delete_text: '“%{name}” नामको हेर्ने तरिका पक्का मेटाउने हो? सूची र यसका अभिलेख जस्ताको तस्तै रहन्छन्।',
    delete_confirm: 'मेटाउनुहोस्',
  },
};
