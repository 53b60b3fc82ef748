import type { courseSetupMessages } from './messages';

export const courseSetupMessagesNe: typeof courseSetupMessages = {
  course_setup: {
    title: 'पाठ्यक्रम व्यवस्थापन',
    add_category: 'वर्ग थप्नुहोस्',
    tree: 'पाठ्यक्रम रूख',
    empty: 'सूची खाली छ: पहिलो वर्ग थप्नुहोस्।',
    expand: '%{name} खोल्नुहोस्',
    collapse: '%{name} खुम्च्याउनुहोस्',
    live: 'चालु',
    not_live: 'चालु छैन',
  },
};
