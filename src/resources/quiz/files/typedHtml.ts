import type { Fault } from '@/components/bulk/faults';
import { normalise } from '@/components/richText/normalise';
import { bracketDollars } from '@/domain/dollarFormulas';
import { formattingTags } from './formattingTags';
import { missingFiles, withoutMissing } from './missingFiles';

/** How a file's text is to be read: as typed, as HTML, or without any markup. */
export type TextFormat = 'typed' | 'html' | 'plain';

/** Reads the texts of one question, and notes the files that they show but don't contain. */
export function htmlReader() {
  const missing = new Set<string>();
  return {
    /** Returns a text as the editors would have written it: safe, and with its line breaks. */
    html: (text: string, format: TextFormat): string => {
      for (const name of missingFiles(text)) missing.add(name);
      return htmlOf(text, format);
    },
    notes: (): Fault[] => [...missing].map((file) => ({ field: '', message: 'quiz_import.missing_file', args: { file } })),
  };
}

function htmlOf(text: string, format: TextFormat): string {
  if (format === 'html') return normalise(withoutMissing(text));
  if (format === 'plain') return normalise(withBreaks(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')));
  const typed = bracketDollars(text);
  const tags = formattingTags(typed);
  const html = withOthersEscaped(typed, tags);
  return normalise(tags.length > 0 ? withoutMissing(html) : withBreaks(html));
}

const withBreaks = (html: string): string => html.trim().replace(/\r\n?|\n/g, '<br>');

function withOthersEscaped(text: string, tags: ReturnType<typeof formattingTags>): string {
  const ends = [0, ...tags.map(({ end }) => end)];
  const starts = [...tags.map(({ start }) => start), text.length];
  return ends
    .map((end, place) => text.slice(end, starts[place]).replaceAll('<', '&lt;') + text.slice(starts[place], ends[place + 1]))
    .join('');
}
