import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromPreeti, looksLikePreeti } from './preeti';

const pairs = [
  ['nf]s ;]jf', 'लोक सेवा'],
  ['g]kfn', 'नेपाल'],
  ['sf7df8f}+', 'काठमाडौं'],
  ['ljBfno', 'विद्यालय'],
  ['sfo{qmd', 'कार्यक्रम'],
  ['k|Zg', 'प्रश्न'],
  ['/fi6«', 'राष्ट्र'],
  ['lzIff', 'शिक्षा'],
  [`cg';"rL`, 'अनुसूची'],
  ['pQ/', 'उत्तर'],
  ['kmn', 'फल'],
  ["k'mn", 'फुल'],
  ['k|mfG;', 'फ्रान्स'],
  ['em08f', 'झण्डा'],
  ['ul0ft', 'गणित'],
  ['ljifo', 'विषय'],
  ['cfof]u', 'आयोग'],
  ['cf]v/', 'ओखर'],
  ['cf}ifwL', 'औषधी'],
  ['P]g', 'ऐन'],
  ['O{Zj/', 'ईश्वर'],
  ['pmhf{', 'ऊर्जा'],
  ['k[YjL', 'पृथ्वी'],
  ['jif{', 'वर्ष'],
  ['lgdf{0f', 'निर्माण'],
  ['cfly{s', 'आर्थिक'],
  ['ug]{', 'गर्ने'],
  ['zlQm', 'शक्ति'],
  ['l:ylt', 'स्थिति'],
  ['lk|o', 'प्रिय'],
  ['3f]if0ff', 'घोषणा'],
  ['If]q', 'क्षेत्र'],
  ['1fg', 'ज्ञान'],
  ['>LdtL', 'श्रीमती'],
  ["o'4", 'युद्ध'],
  ['cÍ', 'अङ्क'],
  ['¿k', 'रूप'],
  ['ufpF', 'गाउँ'],
  ['xF}', 'हैँ'],
  ['lj=;+= @)*@', 'वि.सं. २०८२'],
  ['-s_ xf] <', '(क) हो ?'],
  ['ePsf] 5 .', 'भएको छ ।'],
  ['k~rfot', 'पञ्चायत'],
  ['lrx\\g', 'चिह्न'],
] as const;

test.each(pairs)('%s is %s', (typed, written) => {
  expect(fromPreeti(typed)).toBe(written);
});

test('whatever was typed, no letter is left in Latin but those that belong to none, and nothing is converted twice', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-ln-zA-Z ]{0,40}$/), (typed) => {
      expect(fromPreeti(typed)).not.toMatch(/[a-z]/i);
    }),
  );
});

test.each([
  'nf]s ;]jf',
  'g]kfn',
  "g]kfnsf] ;+ljwfg cg';f/ sfo{kflnsf",
  ';+ljwfgsf] klxnf] efu',
  'nf]s ;]jf cfof]usf] kl/Iff @)*@',
])('%s is taken for the font’s', (typed) => {
  expect(looksLikePreeti(typed)).toBe(true);
});

test.each([
  '',
  'Which of these is a river?',
  'Koshi; Gandaki; Karnali',
  'Don’t, can\'t, and "quoted" words',
  'See [1], and a[i] = b{j}',
  'km/h, m/s and and/or',
  'The ratio a:b is c:d',
  'H2SO4 + 2NaOH',
  'https://coursedesk.test/a;b',
  'लोक ;]jf',
  '12:30 to 14:30',
  'Rs. 1,000',
  'f(x) = x + 1',
  '"Rara" or "Tilicho"',
  'a:b = c:d',
  'x+y = 10',
  'K4[Fe(CN)6] + [Cu(NH3)4]SO4',
  'x ∈ (a, b]',
  '\\frac{a}{b}',
  'A = {x : x > 0}',
  'p|q and C++',
])('%s isn’t', (text) => {
  expect(looksLikePreeti(text)).toBe(false);
});
