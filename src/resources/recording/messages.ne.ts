import type { recordingMessages } from './messages';

export const recordingMessagesNe: typeof recordingMessages = {
  fields: {
    topics: 'विषयवस्तु',
    class_date_nep: 'कक्षाको मिति',
    class_date: 'कक्षाको मिति (ई.सं.)',
    repeat_on: 'दोहोरिने बार',
    repeat_until_nep: 'कहिलेसम्म',
    repeat_until: 'कहिलेसम्म (ई.सं.)',
    repeat_skipped: 'नहुने कक्षाहरू',
  },
  recording: {
    list: 'लाइभ रेकर्डिङ व्यवस्थापन',
    list_purpose: 'रेकर्डिङ भनेको ब्याचको कक्षा हो, जुन यसका विद्यार्थीले फेरि हेर्न सक्छन्।',
    add: 'लाइभ रेकर्डिङ थप्नुहोस्',
    edit: 'लाइभ रेकर्डिङ सम्पादन गर्नुहोस्',
    view: 'लाइभ रेकर्डिङको विवरण',
    group_repeat: 'दोहोर्‍याउने',
    added: '%{smart_count} वटा रेकर्डिङ सफलतापूर्वक थपियो |||| %{smart_count} वटा रेकर्डिङ सफलतापूर्वक थपिए',
    are_there: '%{total} मध्ये %{count} वटा रेकर्डिङ थपियो: %{days}। |||| %{total} मध्ये %{count} वटा रेकर्डिङ थपिए: %{days}।',
    none_there: '%{total} मध्ये एउटा पनि रेकर्डिङ थपिएन।',
    not_added: 'नभएको, %{days}: %{reason}',
    what_of_them: 'थपिइसकेका रेकर्डिङको विषयवस्तु, लिङ्क वा ब्याच अर्कै छ',
    on_other_days:
      'अहिले नछानिएको मितिमा %{smart_count} वटा रेकर्डिङ छ, र यो रहन्छ: %{days} |||| अहिले नछानिएका मितिमा %{smart_count} वटा रेकर्डिङ छन्, र यी रहन्छन्: %{days}',
    change_them: 'तिनलाई पनि परिवर्तन गर्ने',
    leave_them: 'तिनलाई जस्ताको तस्तै राख्ने',
    changed_with_others: 'अरू कक्षा थप्दा परिवर्तन गरियो',
    recorded: 'यस ब्याचका %{count} वटा कक्षा रेकर्ड गरिएको छ। |||| यस ब्याचका %{count} वटा कक्षा रेकर्ड गरिएका छन्।',
    broken: '%{count} वटा ठेगाना खुल्दैन। |||| %{count} वटा ठेगाना खुल्दैन।',
    unchecked: '%{count} वटा ठेगाना अझै जाँचिएको छैन। |||| %{count} वटा ठेगाना अझै जाँचिएका छैनन्।',
    all_open: 'यसको ठेगाना खुल्छ। |||| सबै %{count} वटा ठेगाना खुल्छन्।',
    not_opened: 'भिडियो खुल्छ कि खुल्दैन, यहाँ जाँचिँदैन।',
    does_not_open: '%{address} (खुल्दैन)',
    outside: 'कक्षा ब्याचको मिति, %{start} देखि %{end}, भन्दा बाहिर थियो',
    outside_repeated:
      'दोहोरिने %{smart_count} वटा कक्षा ब्याचको मिति, %{start} देखि %{end}, भन्दा बाहिर छ, र ठीक छ |||| दोहोरिने %{smart_count} वटा कक्षा ब्याचको मिति, %{start} देखि %{end}, भन्दा बाहिर छन्, र ठीक छन्',
    day_outside: '%{day} (ब्याचभन्दा बाहिर)',
    classes: '%{smart_count} वटा कक्षा |||| %{smart_count} वटा कक्षा',
    students: '“%{batch}” मा %{count} जना विद्यार्थी छ। |||| “%{batch}” मा %{count} जना विद्यार्थी छन्।',
    delete: {
      title: 'लाइभ रेकर्डिङ मेटाउनुहोस्',
      effect: '“%{name}” रेकर्डिङ मेटाइन्छ: “%{batch_name}” का विद्यार्थीबाट यो हट्छ।',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
