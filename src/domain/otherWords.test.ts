import { expect, test } from 'vitest';
import { otherWords } from './otherWords';

test.each([
  ['मोडल सेट व्यवस्थापन', ['नमुना प्रश्नपत्र', 'modelset', 'model set', 'setup']],
  ['कोर्सका विशेषताहरू', ['पाठ्यक्रमका', 'courses', 'features']],
  ['उपकोर्सहरू', ['उपपाठ्यक्रमहरू', 'subcourses']],
  ['प्रश्न बैङ्क', ['क्विज', 'question', 'quizzes', 'बैंक', 'bank']],
  ['Modelset Report', ['मोडल सेट', 'नमुना प्रश्नपत्र', 'model sets', 'रिपोर्ट', 'प्रतिवेदन']],
  ['CATEGORIES', ['वर्ग']],
])('%s is also called %j', (name, others) => {
  const words = otherWords(name);
  expect(others.filter((other) => !words.includes(other))).toEqual([]);
});

test('a term within another, or within a word, is none of its own', () => {
  expect(otherWords('उपकोर्स')).not.toMatch(/(?<!sub ?)course/);
  expect(otherWords('बारम्बार सोधिने प्रश्न')).not.toContain('quiz');
  expect(otherWords('Discourse')).toBe('');
  expect(otherWords('Help & Contact')).toBe('');
});
