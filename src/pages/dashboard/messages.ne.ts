import type { dashboardMessages } from './messages';

export const dashboardMessagesNe: typeof dashboardMessages = {
  dashboard: {
    title: 'ड्यासबोर्ड',
    figures: 'अङ्कमा पाठ्यक्रम सूची',
    categories: 'वर्गहरू',
    courses: 'पाठ्यक्रमहरू',
    live_courses: 'सक्रिय पाठ्यक्रम',
    subcourses: 'उपपाठ्यक्रमहरू',
    main_topics: 'मुख्य विषयहरू',
    lessons: 'पाठहरू',
    sub_topics: 'उपविषयहरू',
    empty: 'पाठ्यक्रम सूची खाली छ: गन्ने कुरा अहिले केही छैन।',
    attention: 'ध्यान दिनुपर्ने',
    nothing: 'हरेक वर्गमा पाठ्यक्रम छन्, र हरेक पाठ्यक्रममा सामग्री छ र सक्रिय छ।',
    no_courses: 'पाठ्यक्रम छैन',
    not_live: 'सक्रिय छैन',
    no_subcourses: 'उपपाठ्यक्रम छैन',
  },
};
