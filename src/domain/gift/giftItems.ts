/** A question as it is written in a GIFT file. */
export interface GiftItem {
  /** The line on which it begins, from 1. */
  line: number;
  /** All its lines, comments too. */
  source: string;
  /** All its lines without comments. */
  body: string;
  /** The `[name:value]` pairs of its comments. */
  notes: Readonly<Record<string, string>>;
}

/** Splits a GIFT file into questions: a blank line ends each. Comments come before the question that they are about. */
export function giftItems(file: string): GiftItem[] {
  const items: GiftItem[] = [];
  let lines: string[] = [];
  const end = (next: number) => {
    const body = lines.filter((line) => !isComment(line)).join('\n');
    // Comments without a question are dropped.
    if (body.trim() !== '') {
      items.push({ line: next - lines.length, source: lines.join('\n'), body, notes: notesOf(lines.filter(isComment)) });
    }
    lines = [];
  };
  const all = file.split(/\r\r?\n|\r|\n/);
  for (const [index, line] of all.entries()) {
    if (line.trim() === '' || /^\s*\$CATEGORY:/i.test(line)) end(index + 1);
    else lines.push(line);
  }
  end(all.length + 1);
  return items;
}

/** Writes notes as a comment that `giftItems` can read; empty ones are left out. */
export function giftNotes(notes: Readonly<Record<string, string | null | undefined>>): string {
  const said = Object.entries(notes).flatMap(([name, value]) =>
    value ? [`[${name}:${value.replace(/[\]\\]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')}]`] : [],
  );
  return said.length > 0 ? `// ${said.join(' ')}` : '';
}

const isComment = (line: string): boolean => /^\s*\/\//.test(line);

const notesOf = (comments: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...comments.join('\n').matchAll(/\[(\w+):((?:\\[^]|[^\]\\])*)\]/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\\([^])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter)),
    ]),
  );
