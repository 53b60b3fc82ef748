import type { fileMessages } from './messages';

export const fileMessagesNe: typeof fileMessages = {
  fields: {
    file: 'नयाँ फाइल',
    file_name: 'नाम',
    file_kind: 'प्रकार',
    file_size: 'आकार',
    file_uses: 'प्रयोग',
    stored_by: 'राख्ने व्यक्ति',
    stored_date: 'राखिएको मिति',
  },
  file: {
    list: 'फाइलहरू',
    list_purpose: 'अभिलेखमा प्रयोग भएका सबै तस्बिर, PDF र zip यहाँ छन्: कहाँ प्रयोग भएको छ हेर्नुहोस्, र सबैतिर एकैचोटि बदल्नुहोस्।',
    none: 'यो सर्भरले आफ्ना फाइलको सूची दिँदैन।',
    kinds: {
      png: 'PNG तस्बिर',
      jpg: 'JPEG तस्बिर',
      gif: 'GIF तस्बिर',
      pdf: 'PDF फाइल',
      zip: 'Zip फाइल',
    },
    uses: 'कहाँ प्रयोग भएको छ',
    uses_name: '%{name} कहाँ प्रयोग भएको छ',
    used_by: '%{smart_count} वटा अभिलेखमा प्रयोग भएको छ: |||| %{smart_count} वटा अभिलेखमा प्रयोग भएको छ:',
    others: 'तपाईंले हेर्न नमिल्ने थप १ वटा |||| तपाईंले हेर्न नमिल्ने थप %{smart_count} वटा',
    replace: 'सबैतिर बदल्नुहोस्',
    replace_name: '%{name} सबैतिर बदल्नुहोस्',
    replace_effect:
      'यो प्रयोग गर्ने १ वटा अभिलेखमा नयाँ फाइल बस्छ। पुरानो फाइल त्यसको इतिहासमा रहन्छ, र फर्काउन सकिन्छ। |||| यो प्रयोग गर्ने सबै %{smart_count} वटा अभिलेखमा नयाँ फाइल बस्छ। पुरानो फाइल तिनको इतिहासमा रहन्छ, र फर्काउन सकिन्छ।',
  },
};
