import type { settingsMessages } from './messages';

export const settingsMessagesNe: typeof settingsMessages = {
  fields: {
    old_password: 'पुरानो पासवर्ड',
    new_password: 'नयाँ पासवर्ड',
    re_password: 'नयाँ पासवर्ड फेरि',
  },
  settings: {
    title: 'सेटिङ',
    change_password: 'पासवर्ड परिवर्तन',
    change_password_text: 'तपाईं यहाँ लगइन भइरहनुहुन्छ, अन्य सबै ठाउँबाट लगआउट गरिन्छ।',
    backup: 'ब्याकअप',
    backup_last: 'पछिल्लो ब्याकअप %{moment} मा गरिएको हो।',
    backup_none: 'अहिलेसम्म कुनै ब्याकअप गरिएको छैन।',
    password_rule: 'कम्तीमा ८ अक्षर, जसमा ठूलो र सानो अक्षर, अङ्क र विशेष चिह्न हुनुपर्छ।',
  },
};
