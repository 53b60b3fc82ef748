import type { courseSetupMessages } from './messages';

export const courseSetupMessagesNe: typeof courseSetupMessages = {
  course_setup: {
    title: 'पाठ्यक्रम व्यवस्थापन',
    add_category: 'वर्ग थप्नुहोस्',
    tree: 'पाठ्यक्रम रूख',
    empty: 'सूची खाली छ: पहिलो वर्ग थप्नुहोस्।',
    search: 'रूखमा खोज्नुहोस्',
    none_found: 'रूखमा केही मिलेन।',
    children: 'भित्र: %{count}',
    live: 'चालु',
    not_live: 'चालु छैन',
  },
};
