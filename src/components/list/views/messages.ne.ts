import type { viewMessages } from './messages';

export const viewMessagesNe: typeof viewMessages = {
  fields: { view_name: 'दृश्यको नाम' },
  views: {
    title: 'दृश्य',
    shown: 'दृश्य: %{name}',
    changed: 'परिवर्तन भएको दृश्य: %{name}',
    none: 'कुनै दृश्य नछान्ने: सूची सुरुमा जस्तै',
    save: 'यो दृश्य सुरक्षित गर्नुहोस्…',
    save_title: 'यो दृश्य सुरक्षित गर्नुहोस्',
    change: 'परिवर्तन “%{name}” मा सुरक्षित गर्नुहोस्',
    change_saved: 'दृश्य “%{name}” सुरक्षित भयो।',
    change_gone: 'दृश्य “%{name}” अब छैन: अर्को ट्याबले यसको नाम फेर्‍यो वा यसलाई मेटायो।',
    replace_text: 'तपाईंले यहाँ खोलेपछि अर्को ट्याबले दृश्य “%{name}” परिवर्तन गरेको छ। अहिले सुरक्षित गर्नुभयो भने त्यो हराउँछ।',
    replace_confirm: 'मेरो सुरक्षित गर्नुहोस्',
    rename: '“%{name}” को नाम फेर्नुहोस्…',
    rename_title: '“%{name}” को नाम फेर्नुहोस्',
    delete: '“%{name}” मेटाउनुहोस्…',
    delete_title: 'दृश्य मेटाउनुहोस्',
    delete_text: '“%{name}” नामको दृश्य मेटाइन्छ। सूची र यसका अभिलेख जस्ताको तस्तै रहन्छन्।',
    delete_confirm: 'मेटाउनुहोस्',
  },
};
