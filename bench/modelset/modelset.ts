import type { ModelsetQuiz } from '@/contract/modelsetQuiz';

const audit = { created_by: 'staff', created_date: null, modified_by: null, modified_date: null, modified_remarks: null };

/** Formulas of the kinds in a mathematics paper. */
const formulas = [
  (n: number) => `\\dfrac{x^${n} + ${n}}{\\sqrt{x - ${n}}}`,
  (n: number) => `\\displaystyle\\int_0^{${n}} \\frac{\\sin^2 x}{1 + x^2} \\, dx`,
  (n: number) => `\\begin{pmatrix} ${n} & 1 \\\\ 5 & ${n + 3} \\end{pmatrix}`,
  (n: number) => `\\displaystyle\\sum_{k = 1}^{${n}} \\left(1 + \\frac{1}{k}\\right)^k`,
];
const formula = (n: number): string => `\\(${formulas[n % formulas.length]?.(n) ?? n}\\)`;

/** A model set of 200 questions, each with a formula in its text, its options and its explanation. */
export const modelset: ModelsetQuiz = {
  iid: 1,
  modelset_name: 'Mathematics',
  modelset_type: 'normal',
  year: 2026,
  course_iid: 1,
  course_name: 'Entrance',
  total_marks: 400,
  pass_marks: 160,
  has_negative: 'FALSE',
  negative_marking: null,
  has_passage: 'FALSE',
  exam_time_duration: '03:00:00',
  is_active: 'y',
  ...audit,
  paragraphs: [],
  questions: Array.from({ length: 200 }, (_, index) => ({
    tag_id: index + 1,
    quiz_id: index + 1,
    question: `<p>What is the value of ${formula(index)} where ${formula(index + 1)} holds?</p>`,
    correct_option: `<p>${formula(index)}</p>`,
    answer_desc: `<p>It follows from ${formula(index + 2)}.</p>`,
    options: [0, 1, 2, 3].map((option) => ({ options: `<p>${formula(index + option)}</p>`, correct: option === 0 })),
    marks_weightage: 2,
    modelset_order_priority: index + 1,
    level_name: null,
  })),
};
