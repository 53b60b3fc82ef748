import type { subTopicMessages } from './messages';

export const subTopicMessagesNe: typeof subTopicMessages = {
  fields: {
    instructors: 'प्रशिक्षक',
    page_type: 'पृष्ठको प्रकार',
    host_type: 'होस्टको प्रकार',
    video_type: 'भिडियोको प्रकार',
    em_video_url: 'इम्बेड भिडियो',
    mob_video_url: 'एप भिडियोको ठेगाना',
    video_duration: 'भिडियोको अवधि',
    preview_status: 'पूर्वावलोकन',
    preview_video_url: 'पूर्वावलोकन भिडियोको ठेगाना',
    sub_topic_order: 'उपविषयको क्रम',
    sub_topic_desc: 'विवरण',
    resource_url: 'स्रोत सामग्रीको ठेगाना',
  },
  choices: {
    page_type: { plain_text: 'सादा टेक्स्ट', multimedia: 'मल्टिमिडिया' },
    host_type: { others: 'अन्य', yt: 'युट्युब' },
    video_type: { em: 'इम्बेड', url: 'ठेगाना' },
  },
  sub_topic: {
    add: 'उपविषय थप्नुहोस्',
    edit: 'उपविषय सम्पादन गर्नुहोस्',
    view: 'उपविषयको विवरण',
    group_topic: 'उपविषय',
    group_content: 'सामग्री',
    embed_preview: 'इम्बेड गरिएको भिडियो',
    instructor_later: 'अहिले नराखे पनि हुन्छ; पहिलो पटक परिवर्तन गर्दा वा सार्दा यो मागिनेछ।',
    group_text: 'टेक्स्ट',
    group_resources: 'स्रोत सामग्री',
  },
};
