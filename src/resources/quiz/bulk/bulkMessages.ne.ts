import type { bulkMessages } from './bulkMessages';

/** The same in Nepali. */
export const bulkMessagesNe: typeof bulkMessages = {
  numbers_list: 'यसले खाली नम्बर %{from} पाउँछ। |||| यिनले सूचीको क्रममा %{from} देखि %{to} सम्मका खाली नम्बर पाउँछन्।',
  numbers_added: 'यसले खाली नम्बर %{from} पाउँछ। |||| यिनले थपिएको क्रममा %{from} देखि %{to} सम्मका खाली नम्बर पाउँछन्।',
  group_changes: 'के परिवर्तन हुन्छ',
  tag: {
    action: '%{smart_count} प्रश्न ट्याग गर्नुहोस् |||| %{smart_count} प्रश्न ट्याग गर्नुहोस्',
    title: 'प्रश्नहरू ट्याग गर्नुहोस्',
    none: 'कुनै प्रश्न छानिएको छैन। सूचीमा प्रश्न छान्नुहोस्।',
    confirm: '%{smart_count} प्रश्न ट्याग गर्नुहोस् |||| %{smart_count} प्रश्न ट्याग गर्नुहोस्',
    doing: 'प्रश्न ट्याग गर्दै',
    done: '१ प्रश्न ट्याग गरियो। |||| %{smart_count} प्रश्न ट्याग गरिए।',
  },
  retag: {
    action: '%{smart_count} वटा फेरि ट्याग गर्नुहोस् |||| %{smart_count} वटा फेरि ट्याग गर्नुहोस्',
    title: 'प्रश्नहरू फेरि ट्याग गर्नुहोस्',
    none: 'कुनै ट्याग छानिएको छैन। सूचीमा ट्याग छान्नुहोस्।',
    confirm: '%{smart_count} ट्याग परिवर्तन गर्नुहोस् |||| %{smart_count} ट्याग परिवर्तन गर्नुहोस्',
    doing: 'ट्याग परिवर्तन गर्दै',
    done: '१ ट्याग परिवर्तन गरियो। |||| %{smart_count} ट्याग परिवर्तन गरिए।',
  },
};
