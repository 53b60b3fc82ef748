import { z } from 'zod/mini';
import { quizFilter, quizFlags } from '@/contract/quiz';

/** By what the question bank is narrowed, beside the words of its search. */
export const bankChoices = z.omit(quizFilter, { query_string: true });

export const bankFields = Object.keys(bankChoices.shape);

const isFlag = (field: string): field is keyof typeof quizFlags => Object.hasOwn(quizFlags, field);

/** The flags among them. */
export const bankFlags = Object.keys(quizFlags).filter(isFlag);
