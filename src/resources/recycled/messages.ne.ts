import type { recycledMessages } from './messages';

export const recycledMessagesNe: typeof recycledMessages = {
  fields: {
    deleted_name: 'नाम',
    deleted_kind: 'प्रकार',
    deleted_parts: 'सँगै मेटाइएका',
    deleted_by: 'मेटाउने व्यक्ति',
    deleted_date: 'मेटाइएको मिति',
  },
  recycled: {
    list: 'रिसाइकल बिन',
    list_purpose: 'मेटाइएको कुरा यहाँ आउँछ, र यहाँबाट फर्काउन सकिन्छ।',
    kept: '%{days} दिनसम्म रहन्छ |||| %{days} दिनसम्म रहन्छ',
    none: 'यस सर्भरमा रिसाइकल बिन छैन: यहाँ मेटाइएको कुरा फर्काउन मिल्दैन।',
    no_screen: 'यो अभिलेख देखाउने कुनै पृष्ठ छैन।',
    restore_button: '%{smart_count} वटा फर्काउनुहोस् |||| %{smart_count} वटा फर्काउनुहोस्',
    restore: {
      title: 'रिसाइकल बिनबाट फर्काउनुहोस्',
      confirm: 'फर्काउनुहोस्',
      above: 'यो जसमा पर्छ, त्यो पनि मेटाइएको छ, र यससँगै फर्किन्छ: %{names}',
      each: {
        effect: 'यो, सँगै मेटाइएका सबैसहित, पहिलेजस्तै फर्किन्छ। |||| यी %{smart_count} वटा, सँगै मेटाइएका सबैसहित, पहिलेजस्तै फर्किन्छन्।',
        doing: 'फर्काइँदै',
        done: 'रिसाइकल बिनबाट १ वटा अभिलेख फर्काइयो |||| रिसाइकल बिनबाट %{smart_count} वटा अभिलेख फर्काइए',
        none: 'यहाँ केही छानिएको छैन।',
      },
    },
  },
};
