import { expect, test } from 'vitest';
import { languageOf, replyText } from './replyText';

const reply = {
  name: 'सीता राई',
  course: 'NRB Assistant',
  packages: [{ name: 'Three months', price: 113560, examFee: 847.5 }],
  batches: [{ name: 'Morning', start: '2083-08-15', end: '2084-01-31' }],
  link: 'https://www.example.com/courses/nrb-assistant',
};

test('a message in Nepali has Nepali digits, and its dates in Bikram Sambat', () => {
  expect(replyText('ne', reply)).toBe(
    [
      'नमस्ते सीता राई जी,\n“NRB Assistant” बारे सोध्नुभएकोमा धन्यवाद।',
      'शुल्क (कर सहित):\n• Three months: रु. १,१३,५६० (परीक्षा शुल्क: रु. ८४७.५०)',
      'कक्षा (वि.सं.):\n• Morning: २०८३-०८-१५ देखि २०८४-०१-३१ सम्म',
      'थप जानकारी: https://www.example.com/courses/nrb-assistant',
    ].join('\n\n'),
  );
});

test('a message in English says the same, and leaves out what isn’t known', () => {
  expect(replyText('en', { ...reply, packages: [], link: '' })).toBe(
    [
      'Hello सीता राई,\nThank you for asking about “NRB Assistant”.',
      'Classes (dates in Bikram Sambat):\n• Morning: 2083-08-15 to 2084-01-31',
    ].join('\n\n'),
  );
  expect(replyText('en', { ...reply, batches: [] })).toContain('• Three months: Rs. 1,13,560 (exam fee: Rs. 847.50)');
});

test('the language is that of the enquiry', () => {
  expect(languageOf('शुल्क कति हो?')).toBe('ne');
  expect(languageOf('How much is it?')).toBe('en');
});
