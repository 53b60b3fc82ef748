import type { coursePriceMessages } from './messages';

export const coursePriceMessagesNe: typeof coursePriceMessages = {
  fields: {
    price_to_pay: 'मूल्य',
    fee_to_pay: 'परीक्षा शुल्क',
    course_price_before_tax: 'कर अघिको मूल्य',
    tax: 'कर',
    course_price: 'करसहितको मूल्य',
    has_course_offer: 'कोर्समा अफर',
    discount_offer: 'कोर्समा छुट',
    cp_after_discount: 'छुटपछि करसहितको मूल्य',
    course_exam_price_before_tax: 'कर अघिको परीक्षा शुल्क',
    course_exam_fee: 'करसहितको परीक्षा शुल्क',
    has_exam_fee_offer: 'परीक्षा शुल्कमा अफर',
    exam_fee_discount_offer: 'परीक्षा शुल्कमा छुट',
    fee_price_after_disc: 'छुटपछि करसहितको परीक्षा शुल्क',
    access_days: 'पहुँचका दिन',
    is_life_time: 'आजीवन पहुँच',
  },
  course_price: {
    list: 'कोर्स मूल्य व्यवस्थापन',
    add: 'कोर्स मूल्य थप्नुहोस्',
    add_button: 'मूल्य थप्नुहोस्',
    edit: 'कोर्स मूल्य सम्पादन गर्नुहोस्',
    view: 'कोर्स मूल्यको विवरण',
    group_package: 'कोर्स र प्याकेज',
    group_price: 'मूल्य',
    group_exam_fee: 'परीक्षा शुल्क',
    life_time: 'आजीवन',
    without_offer: 'अफरबिना:',
    fee_with_course_offer: 'कोर्समा दिइएको अफरको छुट परीक्षा शुल्कबाट पनि घटाइएको छ।',
    activate: {
      title: 'कोर्स मूल्य सक्रिय गर्नुहोस्',
      effect: '“%{course_name}” कोर्सको “%{name}” प्याकेज विद्यार्थीले फेरि छान्न सक्छन्।',
      none: 'यो मूल्य पहिल्यै सक्रिय छ।',
      confirm: 'सक्रिय गर्नुहोस्',
    },
    deactivate: {
      title: 'कोर्स मूल्य निष्क्रिय गर्नुहोस्',
      effect: '“%{course_name}” कोर्सको “%{name}” प्याकेज विद्यार्थीले अब छान्न सक्ने छैनन्। केही मेटाइँदैन।',
      none: 'यो मूल्य पहिल्यै निष्क्रिय छ।',
      confirm: 'निष्क्रिय गर्नुहोस्',
    },
    delete: {
      title: 'कोर्स मूल्य मेटाउनुहोस्',
      effect:
        '“%{course_name}” कोर्सको “%{name}” प्याकेज र यसको मूल्य सधैँका लागि मेटाइन्छन्। विद्यार्थीबाट लुकाउन मात्र हो भने निष्क्रिय गर्नुहोस्।',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
