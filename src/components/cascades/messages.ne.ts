import type { cascadeMessages } from './messages';

export const cascadeMessagesNe: typeof cascadeMessages = {
  fields: {
    subcourse: 'उपपाठ्यक्रम',
    subcourse_main_topic: 'मुख्य विषय',
    lesson: 'पाठ',
    year: 'साल',
    batch_year: 'साल',
    batch: 'ब्याच',
    group: 'ब्याच',
    batch_name: 'ब्याचको नाम',
    modelset: 'नमुना प्रश्नपत्र',
    modelset_name: 'नमुना प्रश्नपत्रको नाम',
    quiz_level: 'क्विजको तह',
    level_name: 'तहको शीर्षक',
    course_id: 'पाठ्यक्रम',
  },
};
