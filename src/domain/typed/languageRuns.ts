/** A part of a text in one language. */
export interface LanguageRun {
  text: string;
  /** Set where it isn't the page's own. */
  lang?: 'ne' | 'en';
}

/**
 * Divides a text into the parts of a page's language and those of the other, as their script tells: a page in Nepali (`ne`) has English ones,
 * every other page has Nepali ones. What is around the letters of a text that has no other letters is part of it. Source: WCAG 2.2, 3.1.2.
 */
export function languageRuns(text: string, page: string): LanguageRun[] {
  const [lang, other] = page === 'ne' ? (['en', latin] as const) : (['ne', devanagari] as const);
  const runs: LanguageRun[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(other)) {
    if (index > end) runs.push({ text: text.slice(end, index) });
    runs.push({ text: found, lang });
    end = index + found.length;
  }
  if (end < text.length || runs.length === 0) runs.push({ text: text.slice(end) });
  const isWhole = runs.length > 1 && runs.every((run) => run.lang || !/\p{Letter}/u.test(run.text));
  return isWhole ? [{ text, lang }] : runs;
}

// With the digits after it: «Batch 12» is read in one language.
const latin = /\p{Script=Latin}(?:[^\p{Letter}]*[\p{Script=Latin}\d])*/gu;
// Its vowel signs and digits are of its script, too.
const devanagari = /\p{Script=Devanagari}(?:[^\p{Letter}]*\p{Script=Devanagari})*/gu;

/** Returns the language in which most letters of a text are, where it isn't the page's. */
export function otherLanguage(text: string, page: string): LanguageRun['lang'] {
  const runs = languageRuns(text, page);
  const lettersIn = (wanted: (run: LanguageRun) => boolean) =>
    runs.filter(wanted).reduce((sum, run) => sum + (run.text.match(letter)?.length ?? 0), 0);
  const { lang } = runs.find((run) => run.lang) ?? {};
  return lang && lettersIn((run) => run.lang !== undefined) > lettersIn((run) => run.lang === undefined) ? lang : undefined;
}

// Vowel signs are counted, too: a word in Devanagari has fewer letters than one in Latin.
const letter = /[\p{Letter}\p{Mark}]/gu;
