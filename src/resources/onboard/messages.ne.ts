import type { onboardMessages } from './messages';

export const onboardMessagesNe: typeof onboardMessages = {
  fields: {
    onboard_title: 'शीर्षक',
    onboard_priority: 'अनुक्रम',
    onboard_img: 'ब्यानरको तस्बिर',
  },
  onboard: {
    list: 'स्वागत ब्यानर व्यवस्थापन',
    list_purpose: 'स्वागत ब्यानर भनेको एप पहिलोपटक खोल्दा देखिने कुरा हो।',
    add: 'स्वागत ब्यानर थप्नुहोस्',
    edit: 'स्वागत ब्यानर सम्पादन गर्नुहोस्',
    view: 'स्वागत ब्यानरको विवरण',
    image: 'स्वागत ब्यानरको तस्बिर अद्यावधिक गर्नुहोस्',
    delete: {
      title: 'स्वागत ब्यानर मेटाउनुहोस्',
      effect: 'फोन एप पहिलो पटक खोल्नेले “%{name}” अब देख्ने छैनन्। यो यसै तालिकामा रहन्छ, र फर्काउन सकिन्छ।',
      none: 'यो पहिल्यै मेटाइएको छ।',
      confirm: 'मेटाउनुहोस्',
    },
    restore: {
      title: 'स्वागत ब्यानर फर्काउनुहोस्',
      effect: 'फोन एप पहिलो पटक खोल्नेले “%{name}” फेरि आफ्नै स्थानमा देख्छन्।',
      none: 'यो मेटाइएको छैन।',
      confirm: 'फर्काउनुहोस्',
    },
  },
};
