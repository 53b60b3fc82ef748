import { digitsIn, numberText } from '@/domain/digits';

/** The languages in which a message to a learner can be written, whatever the screen's. */
export const replyLanguages = ['ne', 'en'] as const;
export type ReplyLanguage = (typeof replyLanguages)[number];

/** What a message tells about a course. */
export interface Reply {
  /** Who asked. */
  name: string;
  course: string;
  packages: readonly { name: string; price: number; examFee: number }[];
  /** Batches with their first and last day in Bikram Sambat, `YYYY-MM-DD`. */
  batches: readonly { name: string; start: string; end: string }[];
  /** The course's page; empty where the learners' site isn't known. */
  link: string;
}

/** Sentences that are sent to a learner: they don't belong to a screen, and so to no catalogue of texts. */
const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    thanks: (course: string) => `Thank you for asking about “${course}”.`,
    fee: 'Fee, with tax:',
    price: (name: string, amount: string) => `• ${name}: Rs. ${amount}`,
    examFee: (amount: string) => ` (exam fee: Rs. ${amount})`,
    batches: 'Classes (dates in Bikram Sambat):',
    batch: (name: string, start: string, end: string) => `• ${name}: ${start} to ${end}`,
    more: 'Read more:',
  },
  ne: {
    hello: (name: string) => `नमस्ते ${name} जी,`,
    thanks: (course: string) => `“${course}” बारे सोध्नुभएकोमा धन्यवाद।`,
    fee: 'शुल्क (कर सहित):',
    price: (name: string, amount: string) => `• ${name}: रु. ${amount}`,
    examFee: (amount: string) => ` (परीक्षा शुल्क: रु. ${amount})`,
    batches: 'कक्षा (वि.सं.):',
    batch: (name: string, start: string, end: string) => `• ${name}: ${start} देखि ${end} सम्म`,
    more: 'थप जानकारी:',
  },
} as const;

/** Writes a message that answers an enquiry, as plain text; what isn't known is left out. */
export function replyText(language: ReplyLanguage, { name, course, packages, batches, link }: Reply): string {
  const say = words[language];
  const amount = (rupees: number) =>
    numberText(rupees, language === 'ne' ? 'ne' : 'en-IN', { minimumFractionDigits: Number.isInteger(rupees) ? 0 : 2 });
  const day = (date: string) => digitsIn(language, date);
  const parts = [
    [say.hello(name), say.thanks(course)],
    packages.length > 0
      ? [
          say.fee,
          ...packages.map(
            (one) => say.price(one.name, amount(one.price)) + (one.examFee > 0 ? say.examFee(amount(one.examFee)) : ''),
          ),
        ]
      : [],
    batches.length > 0 ? [say.batches, ...batches.map((one) => say.batch(one.name, day(one.start), day(one.end)))] : [],
    link ? [`${say.more} ${link}`] : [],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** Returns the language in which an enquiry was written. */
export const languageOf = (text: string): ReplyLanguage => (/\p{Script=Devanagari}/u.test(text) ? 'ne' : 'en');
