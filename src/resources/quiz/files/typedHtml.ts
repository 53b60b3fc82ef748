import { normalise } from '@/components/form/richText/editedText';
import type { Fault } from '@/components/record/bulk/faults';
import { bracketDollars } from '@/domain/formulas/dollarFormulas';
import { formattingTags } from './formattingTags';

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

/** Returns the names of the files that a text shows, and that were beside it on a computer or in Moodle, but aren't on the web. */
function missingFiles(text: string): string[] {
  const inTags = [...text.matchAll(tag)].flatMap(([written]) =>
    [...written.matchAll(address)].flatMap(([, name = '', value = '']) => (isMissing(name, value) ? unquoted(value) : [])),
  );
  const words = text.replace(tag, ' ');
  const linked = [...words.matchAll(markdown)].flatMap(([, url = '']) => (isMissing('src', url) ? url : []));
  const others = [...words.replace(markdown, ' ').matchAll(moodleFile)].map(([path]) => path);
  return [...inTags, ...linked, ...others].map(nameOf);
}

/** Returns some HTML without the addresses of such files: the sanitiser drops a picture that has none. */
const withoutMissing = (html: string): string =>
  html.replace(tag, (written) =>
    written.replace(address, (attribute, name: string, value: string) => (isMissing(name, value) ? '' : attribute)),
  );

/** A picture in Markdown. */
const markdown = /!\[[^[\]]*\]\(([^()\s]+)[^()]*\)/g;
/** How Moodle refers to a question's own files. */
const moodleFile = /@@PLUGINFILE@@\/[^\s"'<>)]+/g;
const tag = /<[a-z][^<>]*>/gi;
const address = /\s(src|poster|href|data)\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+)/gi;

const unquoted = (value: string): string => value.replace(/^["']|["']$/g, '').trim();

/** A picture's address begins with its host, or is a path of this site; a link may lead anywhere but to a person's own computer. */
const isMissing = (name: string, value: string): boolean =>
  name.toLowerCase() === 'href'
    ? /^(?:@@PLUGINFILE@@|file:|[a-z]:[\\/])/i.test(unquoted(value))
    : !/^(?:https?:|\/|$)/i.test(unquoted(value));

/** Returns the last part of a path; a picture that is part of its own address has no name. */
function nameOf(path: string): string {
  if (/^data:/i.test(path)) return 'data:…';
  const name =
    path
      .replace(/[?#].*$/, '')
      .split(/[\\/]/)
      .at(-1) ?? path;
  try {
    return decodeURIComponent(name) || path;
  } catch {
    return name;
  }
}
