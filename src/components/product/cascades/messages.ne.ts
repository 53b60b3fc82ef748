import type { cascadeMessages } from './messages';

export const cascadeMessagesNe: typeof cascadeMessages = {
  fields: {
    subcourse: 'उपकोर्स',
    subcourse_main_topic: 'मुख्य विषय',
    lesson: 'पाठ',
    year: 'साल (ई.सं.)',
    batch_year: 'साल (ई.सं.)',
    batch: 'ब्याच',
    group: 'ब्याच',
    batch_name: 'ब्याचको नाम',
    modelset: 'मोडल सेट',
    modelset_name: 'मोडल सेटको नाम',
    quiz_level: 'प्रश्नको तह',
    level_name: 'तहको शीर्षक',
    course_id: 'कोर्स',
  },
};
