import type { dashboardMessages } from './messages';

export const dashboardMessagesNe: typeof dashboardMessages = {
  dashboard: {
    title: 'ड्यासबोर्ड',
    figures: 'अङ्कमा कोर्स सूची',
    categories: 'वर्गहरू',
    categories_part: '%{count} वटामा कोर्स छैन',
    categories_whole: 'हरेकमा कोर्स छ',
    courses: 'कोर्सहरू',
    courses_part: '%{count} वटा सक्रिय',
    courses_whole: 'कुनै पनि सक्रिय छैन',
    lessons: 'पाठहरू',
    lessons_part: '%{count} वटामा उपविषय छैन',
    lessons_whole: 'हरेकमा उपविषय छ',
    sub_topics: 'उपविषयहरू',
    sub_topics_part: '%{count} वटाको भिडियो छैन',
    sub_topics_whole: 'कुनै भिडियो छुटेको छैन',
    empty: 'कोर्स सूची खाली छ: गन्ने कुरा अहिले केही छैन।',
    unfinished: 'सक्रिय गर्नुअघि पूरा गर्नुपर्ने',
    all_live: 'हरेक कोर्स सक्रिय छ।',
    areas: 'वेबसाइट, एप र व्यक्तिहरू',
    recent: 'हालै सम्पादन गरिएका',
    nothing_edited: 'अहिलेसम्म केही सम्पादन गरिएको छैन।',
    drafts: 'मेरा मस्यौदा',
    draft: 'एउटा फारम',
    no_drafts: 'लेखेर सुरक्षित नगरिएका कुरा यही ब्राउजरमा रहन्छन् र यहाँ देखिन्छन्।',
  },
};
