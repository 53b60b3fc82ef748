import type { shellRuleMessages } from './shellRuleMessages';

/** The Nepali texts of the rules that the shell itself may show. */
export const shellRuleMessagesNe: Readonly<Record<keyof typeof shellRuleMessages, string>> = {
  refused: 'सर्भरले यो अनुरोध अस्वीकार गर्‍यो',
  cancelled: 'तपाईंले यो रद्द गर्नुभयो',
  unreadable_reply: '“%{call}” मा सर्भरले दिएको उत्तर यस संस्करणले बुझ्न सकेन',
  no_answer: 'इन्टरनेट छैन',
  server_error: 'सर्भरमा केही गडबडी भयो',
  not_signed_in: 'लगइन गरिएको छैन वा लगइनको अवधि सकिएको छ',
  not_staff: 'तपाईंलाई यो पृष्ठ खोल्ने अनुमति छैन',
  may_not_read: 'तपाईंको भूमिकाले यो हेर्न दिँदैन। “कर्मचारी र भूमिका” हेर्ने व्यक्तिलाई भन्नुहोस्',
  may_not_write: 'तपाईं यो हेर्न सक्नुहुन्छ, तर परिवर्तन गर्न सक्नुहुन्न',
  second_factor_demanded: 'तपाईंको भूमिकामा दुई चरणको पुष्टि अनिवार्य छ: “सेटिङ” मा सेट नगरुन्जेल अरू केही खुल्दैन',
  session_ended: 'तपाईंको सत्र सकियो, फेरि लगइन गर्नुहोस्',
  session_not_renewed: 'तपाईंको सत्र अहिले नवीकरण हुन सकेन, फेरि प्रयास गर्नुहोस्',
  file_not_found: 'यो फाइल अब छैन',
  file_forbidden: 'यो फाइल हेर्ने अनुमति तपाईंलाई छैन',
  record_not_found: 'अभिलेख भेटिएन',
  record_unsearched: 'सूचीमा के खोजिएको थियो भन्ने यस ठेगानामा छैन। सूचीमा खोज्नुहोस् र अभिलेख त्यहीँबाट खोल्नुहोस्',
  record_not_in_search: 'सूचीमा जे खोजियो त्यसमा यो छैन। सूचीमा यसलाई खोज्नुहोस् र त्यहीँबाट खोल्नुहोस्',
};
