import type { activityMessages } from './messages';

export const activityMessagesNe: typeof activityMessages = {
  fields: {
    activity_at: 'कहिले',
    activity_kind: 'के भयो',
    activity_person: 'खाता',
    activity_about: 'केमा',
    activity_times: 'पटक',
    activity_client: 'ठेगाना',
    activity_browser: 'ब्राउजर',
    activity_system: 'प्रणाली',
  },
  activity: {
    list: 'के-के भयो',
    list_purpose: 'लगइन, अस्वीकृति, निर्यात र अधिकारका परिवर्तन यहाँ आउँछन्; अभिलेखका परिवर्तन आ-आफ्नै इतिहासमा हुन्छन्।',
    none: 'यो सर्भरले के-के भयो भन्दैन।',
    kinds: {
      signed_in: 'लगइन',
      sign_in_refused: 'लगइन अस्वीकृत',
      signed_out: 'लगआउट',
      sessions_ended: 'अन्य ठाउँबाट लगआउट',
      password_changed: 'पासवर्ड परिवर्तन',
      second_factor_on: 'दुई चरणको पुष्टि चालु',
      second_factor_off: 'दुई चरणको पुष्टि बन्द',
      second_factor_reset: 'दुई चरणको पुष्टि रिसेट',
      invited: 'निमन्त्रणा',
      account_changed: 'खाता परिवर्तन',
      role_changed: 'भूमिका परिवर्तन',
      restored: 'रिसाइकल बिनबाट फर्काइयो',
      menu_restored: 'मानक मेनु फर्काइयो',
      exported: 'निर्यात',
      person_exported: 'व्यक्तिको डाटा निर्यात',
      person_erased: 'व्यक्तिको डाटा मेटाइयो',
      refused: 'अधिकार नभएकाले अस्वीकृत',
    },
  },
};
