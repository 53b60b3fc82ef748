import type { waitingCommentsMessages } from './messages';

export const waitingCommentsMessagesNe: typeof waitingCommentsMessages = {
  waiting_comments: {
    list: 'जवाफ दिनुपर्ने टिप्पणीहरू',
    list_purpose: 'कसैले जवाफ नदिएका विद्यार्थीका टिप्पणी यहाँ देखिन्छन्।',
    none: 'कुन टिप्पणीले जवाफ पर्खेका छन् भन्ने यो सर्भरले बताउँदैन।',
    answer_name: '“%{name}” लाई जवाफ दिनुहोस्',
    answer: 'जवाफ दिनुहोस्',
    settle_name: '“%{name}” लाई जवाफ चाहिँदैन',
    settle: 'जवाफ चाहिँदैन',
    not_settled: 'टिप्पणीले अझै जवाफ पर्खेको छ: %{reason}',
    asked: 'टिप्पणी',
    by: 'लेख्ने',
    anonymous: 'बेनामी',
    lesson: 'पाठ',
    topic: 'उपविषय',
    on: 'राखिएको',
  },
};
