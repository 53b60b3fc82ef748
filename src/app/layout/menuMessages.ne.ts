import type { menuMessages } from './menuMessages';

export const menuMessagesNe: typeof menuMessages = {
  menu_entry: {
    dashboard: 'ड्यासबोर्ड',
    catalogue: 'पाठ्यक्रम सूची',
    course_setup: 'पाठ्यक्रम व्यवस्थापन',
    course_tree: 'पाठ्यक्रम संरचना',
    categories: 'वर्गहरू',
    course_category_setup: 'पाठ्यक्रम वर्ग व्यवस्थापन',
    courses: 'पाठ्यक्रमहरू',
    subcourses: 'उपपाठ्यक्रमहरू',
    subcourse_setup: 'उपपाठ्यक्रम व्यवस्थापन',
    prices: 'मूल्यहरू',
    course_prices: 'पाठ्यक्रम मूल्यहरू',
    learner_content: 'विद्यार्थी सामग्री',
    program_overviews: 'कार्यक्रमको सारांशहरू',
    faqs: 'बारम्बार सोधिने प्रश्नहरू',
    course_features: 'पाठ्यक्रमका विशेषताहरू',
    features: 'विशेषताहरू',
    feature_tags: 'विशेषता ट्यागहरू',
    deleted_feature_tags: 'मेटिएका विशेषता ट्यागहरू',
    settings: 'सेटिङ',
    menu_setup: 'मेनु व्यवस्थापन',
    menu: 'मेनु',
  },
};
