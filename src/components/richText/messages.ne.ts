import type { richTextMessages } from './messages';

/** The same in Nepali. */
export const richTextMessagesNe: typeof richTextMessages = {
  rich_text: {
    unreachable: 'सम्पादक आइपुगेन। इन्टरनेट जडान जाँच्नुहोस्।',
    poorer: '%{editor} ले यस पाठको सबै ढाँचा देखाउन सक्दैन। यहाँ पाठ परिवर्तन गर्दा नदेखिएको ढाँचा हट्छ।',
    switch_title: '%{editor} मा जारी राख्ने?',
    switch_text: '%{editor} ले यस पाठको सबै ढाँचा राख्न सक्दैन। राख्न नसकिने ढाँचा हटाइन्छ; शब्दहरू जस्ताको तस्तै रहन्छन्।',
    switch_confirm: '%{editor} मा जारी राख्नुहोस्',
  },
};
