import type { discussionMessages } from './messages';

export const discussionMessagesNe: typeof discussionMessages = {
  fields: { comments: 'टिप्पणी' },
  discussion: {
    count: 'टिप्पणीहरू (%{count})',
    list: 'टिप्पणीहरू',
    empty: 'अहिलेसम्म कसैले टिप्पणी गरेको छैन।',
    write: 'टिप्पणी लेख्नुहोस्',
    post: 'राख्नुहोस्',
    reply: 'जवाफ दिनुहोस्',
    reply_to: '%{name} लाई जवाफ दिनुहोस्',
    replies: 'जवाफहरू(%{count})',
    edit: 'सम्पादन गर्नुहोस्',
    edit_title: 'टिप्पणी सम्पादन गर्नुहोस्',
    anonymous: 'बेनामी',
    staff: 'कर्मचारी',
    edited: 'सम्पादित',
    answers: '%{name} को जवाफमा',
    unsent: 'अझै राखिएको छैन:',
    unsent_comment: 'तपाईंको टिप्पणी',
    unsent_reply: '%{name} लाई तपाईंको जवाफ',
    unsent_edit: 'तपाईंको टिप्पणीको परिवर्तन',
    age: {
      seconds: '%{count} सेकेन्डअघि',
      minutes: '%{count} मिनेटअघि',
      hours: '%{count} घण्टाअघि |||| %{count} घण्टाअघि',
      days: '%{count} दिनअघि |||| %{count} दिनअघि',
      weeks: '%{count} हप्ताअघि |||| %{count} हप्ताअघि',
      years: '%{count} वर्षअघि |||| %{count} वर्षअघि',
    },
  },
};
