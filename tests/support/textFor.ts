/** Returns a text that the input accepts, by its type and its helper text. It also runs in a page. */
export function textFor(input: HTMLElement, number: number): string {
  const help = input.closest('.MuiFormControl-root')?.textContent ?? '';
  if (input instanceof HTMLInputElement) {
    if (input.type === 'url') return `https://videos.coursedesk.test/${number}.mp4`;
    if (input.type === 'email') return `given${number}@coursedesk.test`;
    if (input.type === 'tel') return `984120${number}345`;
    if (input.autocomplete === 'current-password') return 'Coursedesk#1';
    if (input.autocomplete === 'new-password') return 'Himalaya#2';
    if (input.placeholder === 'hh:mm:ss') return '00:12:30';
    // The second of two times of a day is later.
    if (input.placeholder === 'hh:mm') return `${10 + Math.min(number, 13)}:30`;
  }
  const date = /\d{4}-\d\d-\d\d/.exec(help);
  if (date) return date[0];
  // Each number is less than the one above: the pass marks are no more than the full marks.
  if (input.matches('[inputmode=numeric], [inputmode=decimal]')) return `${60 - number}`;
  const most = Number(/(\d+) (?:characters|अक्षर)|\d+\/(\d+)$/.exec(help)?.slice(1).find(Boolean) ?? 60);
  return `${number} Typed into the form, and long enough for every rule of it`.slice(0, most).trim();
}
