import type { overviewMessages } from './messages';

export const overviewMessagesNe: typeof overviewMessages = {
  fields: {
    overview_title: 'शीर्षक',
    overview_desc: 'विवरण',
    overview_video_url: 'भिडियोको ठेगाना',
  },
  overview: {
    list: 'कार्यक्रमको सारांश व्यवस्थापन',
    list_purpose: 'कार्यक्रमको सारांशले भर्ना हुनुअघि नै विद्यार्थीलाई कोर्सबारे बताउँछ।',
    add: 'कार्यक्रमको सारांश थप्नुहोस्',
    edit: 'कार्यक्रमको सारांश सम्पादन गर्नुहोस्',
    view: 'कार्यक्रम सारांशको विवरण',
    delete: {
      title: 'कार्यक्रमको सारांश मेटाउनुहोस्',
      effect: 'विद्यार्थीले “%{name}” लाई यसको कोर्समा अब देख्ने छैनन्।',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
