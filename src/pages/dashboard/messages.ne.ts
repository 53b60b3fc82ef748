import type { dashboardMessages } from './messages';

export const dashboardMessagesNe: typeof dashboardMessages = {
  dashboard: {
    title: 'ड्यासबोर्ड',
    figures: 'अङ्कमा पाठ्यक्रम सूची',
    categories: 'वर्गहरू',
    categories_part: '%{count} मा पाठ्यक्रम छैन',
    categories_whole: 'हरेकमा पाठ्यक्रम छ',
    courses: 'पाठ्यक्रमहरू',
    courses_part: '%{count} सक्रिय',
    courses_whole: 'कुनै पनि सक्रिय छैन',
    lessons: 'पाठहरू',
    lessons_part: '%{count} मा उपविषय छैन',
    lessons_whole: 'हरेकमा उपविषय छ',
    sub_topics: 'उपविषयहरू',
    sub_topics_part: '%{count} को भिडियो छैन',
    sub_topics_whole: 'कुनै भिडियो छुटेको छैन',
    empty: 'पाठ्यक्रम सूची खाली छ: गन्ने कुरा अहिले केही छैन।',
    unfinished: 'सक्रिय गर्नुअघि पूरा गर्नुपर्ने',
    all_live: 'हरेक पाठ्यक्रम सक्रिय छ।',
    areas: 'बाहिरी पाना र व्यक्तिहरू',
    recent: 'हालै सम्पादन गरिएका',
    nothing_edited: 'अहिलेसम्म केही सम्पादन गरिएको छैन।',
    drafts: 'मेरा मस्यौदा',
    draft: 'एउटा फारम',
    no_drafts: 'लेखेर सुरक्षित नगरिएका कुरा यही ब्राउजरमा रहन्छन् र यहाँ देखिन्छन्।',
  },
};
