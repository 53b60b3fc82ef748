import type { chatMessages } from './messages';

export const chatMessagesNe: typeof chatMessages = {
  chat: {
    title: 'कुराकानी',
    list: 'सन्देशहरू',
    empty: 'अहिलेसम्म कसैले लेखेको छैन। पहिलो सन्देश लेख्नुहोस्।',
    input: 'सन्देश',
    hint: 'Enter ले पठाउँछ, Shift+Enter ले नयाँ हरफ सुरु गर्छ',
    too_long: 'बढीमा %{count} अक्षर। %{over} बढी भयो',
    send: 'पठाउनुहोस्',
    sending: 'पठाउँदै…',
    not_sent: 'पठाइएन',
    not_sent_because: 'पठाइएन: %{reason}',
    send_again: 'फेरि पठाउनुहोस्',
    you: 'तपाईं',
    line: {
      closed: 'जोडिँदै…',
      connecting: 'जोडिँदै…',
      open: 'जोडियो',
      waiting: 'इन्टरनेट छैन। आफैँ फेरि प्रयास हुन्छ; तपाईंले लेखेको सुरक्षित रहन्छ।',
      blocked:
        'कुराकानीलाई चाहिने WebSocket सर्भरअगाडिको प्रोक्सीले पास गर्दैन। सर्भर चलाउने व्यक्तिलाई भन्नुहोस्। आफैँ फेरि प्रयास हुन्छ; तपाईंले लेखेको सुरक्षित रहन्छ।',
      ended: 'तपाईं लगआउट हुनुभयो।',
    },
    try_now: 'अहिले प्रयास गर्नुहोस्',
    only_new: 'यो सर्भरले नयाँ सन्देश मात्र देखाउँछ: पहिले वा तपाईं नहुँदा लेखिएका यहाँ छैनन्।',
    away: 'तपाईं नहुँदा (%{count})',
    heard: '%{name}: %{message}',
  },
};
