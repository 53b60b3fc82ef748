import { diffArrays } from 'diff';

/** A run of words that both texts have, or that only one of them has. */
export interface WordRun {
  text: string;
  in: 'both' | 'before' | 'after';
}

/** Compares two texts word by word; those that share no word are replaced as a whole. */
export function changedWords(before: string, after: string): WordRun[] {
  const runs = diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }): WordRun => {
    const text = value.join('');
    if (added) return { text, in: 'after' };
    return { text, in: removed ? 'before' : 'both' };
  });
  if (runs.some((run) => run.in === 'both' && run.text.trim() !== '')) return runs;
  const whole: WordRun[] = [
    { text: before, in: 'before' },
    { text: after, in: 'after' },
  ];
  return whole.filter(({ text }) => text !== '');
}

/** Words, spaces and signs; a vowel sign, or a joiner, of Devanagari belongs to its word. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}_\u200c\u200d]+|\s+|./gu) ?? [];
