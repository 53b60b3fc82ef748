/** Returns a text that the input accepts, by its type and its helper text. It also runs in a page. */
export function textFor(input: HTMLElement, number: number): string {
  const kinds = {
    '[type=url]': `https://videos.coursedesk.test/${number}.mp4`,
    '[type=email]': `given${number}@coursedesk.test`,
    '[type=tel]': `984120${number}345`,
    '[autocomplete=current-password]': 'Coursedesk#1',
    '[autocomplete=new-password]': 'Himalaya#2',
    '[placeholder="hh:mm:ss"]': '00:12:30',
    // The second of two times of a day is later.
    '[placeholder="hh:mm"]': `${10 + Math.min(number, 13)}:30`,
  };
  const [, text] = Object.entries(kinds).find(([kind]) => input.matches(kind)) ?? [];
  if (text !== undefined) return text;
  const help = input.closest('.MuiFormControl-root')?.textContent ?? '';
  const date = /\d{4}-\d\d-\d\d/.exec(help);
  if (date) return date[0];
  // Each number is less than the one above: the pass marks are no more than the full marks.
  if (input.matches('[inputmode=numeric], [inputmode=decimal]')) return `${60 - number}`;
  const most = Number(/(\d+) (?:characters|अक्षर)|\d+\/(\d+)$/.exec(help)?.slice(1).find(Boolean) ?? 60);
  return `${number} Typed into the form, and long enough for every rule of it`.slice(0, most).trim();
}
