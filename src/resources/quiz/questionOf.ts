import { names } from './quizNames';

/** A question's details, from which Back leads to one of these lists; `/tag` opens the form of its tag over them. */
export const questionOf = (id: number | string, from: keyof typeof names = 'bank', popup: '' | '/tag' = ''): string =>
  `/${names.bank}/view/${id}/${names[from]}${popup}`;
