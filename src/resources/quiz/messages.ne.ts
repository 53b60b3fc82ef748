import type { quizMessages } from './messages';

export const quizMessagesNe: typeof quizMessages = {
  fields: {
    quiz_options: 'विकल्पहरू',
    options: 'विकल्प',
    correct: 'विकल्प सही/गलत',
    answer_desc: 'उत्तरको व्याख्या',
    has_video_solution: 'भिडियो समाधान छ',
    video_solution: 'भिडियोको ठेगाना',
    app_video_solution: 'एपको भिडियोको ठेगाना',
  },
  rows: { quiz_options: 'विकल्प %{number}' },
  choices: { has_video_solution: { y: 'छ', n: 'छैन' } },
  quiz: {
    list: 'क्विज व्यवस्थापन',
    add: 'क्विज थप्नुहोस्',
    edit: 'क्विज सम्पादन गर्नुहोस्',
    view: 'क्विजको विवरण',
    first_true: 'खाली छोडे पहिलो सही विकल्प हुन्छ।',
    first_true_is: 'खाली छोडे पहिलो सही विकल्प हुन्छ: %{option}',
    not_true: '(सही विकल्पहरूमा छैन)',
    delete: {
      title: 'क्विज मेटाउनुहोस्',
      question: '“%{name}” पक्का मेटाउने हो?',
      effect: 'विद्यार्थीले यो प्रश्न अब पाउने छैनन्। यो आफ्ना विकल्पसहित मेटिन्छ, र फिर्ता ल्याउन सकिँदैन।',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
