import type { publicMessages } from './messages';

export const publicMessagesNe: typeof publicMessages = {
  product: 'Coursedesk',
  tagline: 'पाठ्यक्रम र परीक्षा तयारीका लागि कर्मचारी डेस्क',
  language: 'भाषा',
  close: 'बन्द गर्नुहोस्',
  busy: 'एकछिन पर्खनुहोस्',

  login: 'साइन इन',
  login_lead: 'स्वागत छ। आफ्नो कर्मचारी खातामा साइन इन गर्नुहोस्।',
  login_refused: '%{detail} इमेल वा पासवर्ड मिलेन',
  network_error: '%{message} !! कृपया डाटाबेस प्रशासकलाई सम्पर्क गर्नुहोस्',
  to_signup: 'खाता बनाउनुहोस्',
  to_reset: 'पासवर्ड बिर्सनुभयो?',
  demo_title: 'डेमो खाताहरू',
  demo_text: 'यो प्रदर्शन मात्र हो: सबै कुरा तपाईंकै ब्राउजरमा रहन्छ। पासवर्ड %{password} हो',
  demo_use: '%{email} प्रयोग गर्नुहोस्',

  signup: 'खाता बनाउनुहोस्',
  signup_lead: 'नयाँ खाताले साइन इन गर्न सक्छ; कर्मचारी पहुँच प्रशासकले दिन्छ।',
  to_login: 'साइन इनमा फर्कनुहोस्',

  reset: 'पासवर्ड रिसेट',
  reset_lead: 'आफ्नो इमेल दिनुहोस्, नयाँ पासवर्ड राख्ने लिङ्क पठाउँछौँ।',
  reset_send: 'लिङ्क पठाउनुहोस्',
  token_expired: 'तपाईंको टोकनको म्याद सकिएको छ, पासवर्ड रिसेट गर्न फेरि लिङ्क पठाउनुहोस्',
  to_outbox: 'डेमोको आउटबक्स खोल्नुहोस्',

  complete: 'नयाँ पासवर्ड राख्नुहोस्',
  complete_save: 'पासवर्ड फेर्नुहोस्',
  complete_link_incomplete: 'यो लिङ्क अधुरो छ। इमेलको लिङ्क फेरि खोल्नुहोस् वा नयाँ माग्नुहोस्।',

  unauthorized: 'पहुँच छैन',
  unauthorized_first: 'तपाईंलाई यो पृष्ठ खोल्ने अनुमति छैन',
  unauthorized_second: 'कृपया पहुँच अनुमतिका लागि प्रशासकलाई सम्पर्क गर्नुहोस्',
  unauthorized_link: 'अर्को खाताबाट साइन इन गर्नुहोस्',

  outbox: 'डेमोको आउटबक्स',
  outbox_lead: 'सर्भरले पठाउने इमेलहरू।',
  outbox_empty: 'अहिलेसम्म कुनै इमेल पठाइएको छैन।',
  outbox_to: 'प्रापक: %{to}',
  outbox_none: 'आउटबक्स डेमोमा मात्र हुन्छ।',

  email: 'इमेल',
  password: 'पासवर्ड',
  first_name: 'नाम',
  last_name: 'थर',
  new_password: 'नयाँ पासवर्ड',
  repassword: 'नयाँ पासवर्ड दोहोर्‍याउनुहोस्',
  password_hint: 'कम्तीमा ८ अक्षर: ठूलो र सानो अक्षर, अङ्क र विशेष चिह्न',
  show_password: 'पासवर्ड देखाउनुहोस्',
};
