import { z } from 'zod/mini';
import { daysInOrderIfGiven, yearsOfOneYear } from './days';
import { chosen, line } from './employeeParts';
import { bsDate, optional } from './fields';
import { type Choices, conditional, when } from './formRules';
import { number } from './numberFields';
import { rows } from './rows';

const hasPassed = (row: Choices): boolean => row.passed_status === 'Passed';

const academic = conditional(
  z.object({
    degree_type: chosen(['School', 'Higher Secondary', 'Diploma', 'Bachelor', 'Master', 'Doctorate']),
    degree_name: line(2, 100),
    specialization: optional(line(2, 100)),
    institute_name: line(2, 150),
    university_board_name: line(2, 150),
    passed_status: chosen(['Passed', 'Running', 'Not Passed']),
    percentage_gpa: when(hasPassed, line(1, 20)),
    passed_year_nep: when(hasPassed, number(2000, 2099)),
    passed_year_eng: when(hasPassed, number(1943, 2043)),
  }),
).check(yearsOfOneYear('passed_year_nep', 'passed_year_eng'));

const training = z
  .object({
    training_name: line(2, 150),
    training_institute: line(2, 150),
    duration: line(1, 50),
    start_date_nep: optional(bsDate),
    end_date_nep: optional(bsDate),
  })
  .check(daysInOrderIfGiven('start_date_nep', 'end_date_nep'));

const skill = z.object({
  skill_name: line(2, 100),
  skill_level: chosen(['Expert', 'Intermediate', 'Average', 'Beginner']),
});

const rating = chosen(['Excellent', 'Very Good', 'Good', 'Basic']);
const language = z.object({
  language: line(2, 50),
  reading_rating: rating,
  writing_rating: rating,
  speaking_rating: rating,
});

/** The most rows that a list may have; the specification has no bound. */
const most = 20;

/** An employee's lists, each in its order. */
export const employeeLists = {
  academic_info: z._default(rows(academic, 0, most), []),
  training: z._default(rows(training, 0, most), []),
  skills: z._default(rows(skill, 0, most), []),
  languages: z._default(rows(language, 0, most), []),
};
