import type { coursePriceMessages } from './messages';

export const coursePriceMessagesNe: typeof coursePriceMessages = {
  fields: {
    package_name: 'प्याकेजको नाम',
    course_price_before_tax: 'कर अघिको मूल्य',
    tax: 'कर',
    course_price: 'करसहितको मूल्य',
    has_course_offer: 'पाठ्यक्रममा अफर',
    discount_offer: 'पाठ्यक्रममा छुट',
    cp_after_discount: 'छुटपछिको करसहितको मूल्य',
    course_exam_price_before_tax: 'कर अघिको परीक्षा शुल्क',
    course_exam_fee: 'करसहितको परीक्षा शुल्क',
    has_exam_fee_offer: 'परीक्षा शुल्कमा अफर',
    exam_fee_discount_offer: 'परीक्षा शुल्कमा छुट',
    fee_price_after_disc: 'छुटपछिको करसहितको परीक्षा शुल्क',
    access_days: 'पहुँचका दिन',
    is_life_time: 'आजीवन पहुँच',
  },
  course_price: {
    list: 'पाठ्यक्रमको मूल्य व्यवस्थापन',
    add: 'पाठ्यक्रमको मूल्य थप्नुहोस्',
    add_button: 'मूल्य थप्नुहोस्',
    edit: 'पाठ्यक्रमको मूल्य सम्पादन गर्नुहोस्',
    view: 'पाठ्यक्रमको मूल्यको विवरण',
    group_package: 'पाठ्यक्रम र प्याकेज',
    group_price: 'मूल्य',
    group_exam_fee: 'परीक्षा शुल्क',
    life_time: 'आजीवन',
    fee_with_course_offer: 'पाठ्यक्रममा दिइएको अफरको छुट परीक्षा शुल्कबाट पनि घटाइएको छ।',
    activate: {
      title: 'पाठ्यक्रमको मूल्य सक्रिय गर्नुहोस्',
      effect: '“%{course_name}” पाठ्यक्रमको “%{name}” प्याकेज विद्यार्थीले फेरि छान्न सक्छन्।',
      none: 'यो मूल्य पहिल्यै सक्रिय छ।',
      confirm: 'सक्रिय गर्नुहोस्',
    },
    deactivate: {
      title: 'पाठ्यक्रमको मूल्य निष्क्रिय गर्नुहोस्',
      effect: '“%{course_name}” पाठ्यक्रमको “%{name}” प्याकेज विद्यार्थीले अब छान्न सक्दैनन्। केही मेटिँदैन।',
      none: 'यो मूल्य पहिल्यै निष्क्रिय छ।',
      confirm: 'निष्क्रिय गर्नुहोस्',
    },
    delete: {
      title: 'पाठ्यक्रमको मूल्य मेटाउनुहोस्',
      effect:
        '“%{course_name}” पाठ्यक्रमको “%{name}” प्याकेज र यसको मूल्य सधैँका लागि मेटिन्छन्। विद्यार्थीले मात्र नदेखून् भन्ने हो भने निष्क्रिय गर्नुहोस्।',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
