/** Returns how a form differs from the common layout: in its groups, and in what could or should share a row. Runs in the page. */
export function offForm(): string[] {
  const form = [...document.querySelectorAll<HTMLElement>('[data-popup] form, main form:not([role=search] *)')].at(-1);
  if (!form) return [];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const seen = (parts: Iterable<Element>) => [...parts].filter((part) => part.checkVisibility() && boxOf(part).height > 0);
  const groups = seen(form.querySelectorAll('[role=group]:has(> h2, > h3)'));
  const headings = groups.flatMap((group) => {
    const heading = group.querySelector('h2, h3');
    const { fontSize = '', fontWeight = '' } = heading ? getComputedStyle(heading) : {};
    const columns = getComputedStyle(group).gridTemplateColumns.split(' ').length;
    return `${fontSize} ${fontWeight} ${columns}` === '16px 600 12'
      ? []
      : [`group: ${heading?.textContent} ${fontSize} ${fontWeight} ${columns}`];
  });
  const apart = groups.flatMap((group) => {
    const next = group.nextElementSibling;
    if (!next || !groups.includes(next)) return [];
    const space = Math.round(boxOf(next).top - boxOf(group).bottom);
    return space === 32 ? [] : [`space below a group: ${space}`];
  });
  const isBefore = (part: Element, other: Element) =>
    (part.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  // Measures an input's box instead of its field, because the field is as wide as its column.
  const innerOf = (part: Element) => {
    const boxes = seen(part.querySelectorAll('.MuiInputBase-root'));
    return boxes.length === 1 && boxes[0] && !part.querySelector('textarea, [type=file]') ? boxOf(boxes[0]).width : undefined;
  };
  const parents = new Set(
    seen(form.querySelectorAll('[class*="ra-input-"]')).map(
      (input) => input.closest('[data-cell]')?.parentElement ?? input.parentElement,
    ),
  );
  const alone = [...parents].flatMap((parent) => {
    if (!parent || parent.matches('[data-cell]')) return [];
    const { width } = boxOf(parent);
    const parts = seen(parent.children).filter((part) => !part.matches('h2, h3'));
    const isAlone = (part: Element) =>
      parts.every((other) => other === part || boxOf(other).top >= boxOf(part).bottom || boxOf(other).bottom <= boxOf(part).top);
    return parts.slice(1).flatMap((part, before) => {
      const last = parts[before];
      if (!last || !isAlone(last) || !isAlone(part)) return [];
      const [one, other] = [innerOf(last), innerOf(part)];
      // The shorter takes a third of the row, the other the rest.
      return one && other && Math.min(one, other) <= (width - 20) / 3
        ? [`alone in a row: ${last.textContent} | ${part.textContent} (${one} ${other} of ${width})`]
        : [];
    });
  });
  // A computed value is beside the last of its parts.
  const below = seen(form.querySelectorAll('output')).flatMap((output) => {
    const cell = output.closest('[data-cell]') ?? output.closest('[class*="ra-input-"]');
    const last = cell && seen(cell.parentElement?.children ?? []).findLast((part) => part !== cell && isBefore(part, cell));
    return last && boxOf(last).bottom > boxOf(output).top ? [] : [`below its parts: ${output.textContent}`];
  });
  // The form's title ends with the record's name.
  const title = [...document.querySelectorAll('main h1, [role=dialog] h2')].at(-1)?.textContent.split(' · ').at(-1);
  const named = [...form.querySelectorAll('input')].find(({ value }) => value !== '' && value === title);
  const late =
    named &&
    groups[0] &&
    !groups[0].contains(named) &&
    groups[0].compareDocumentPosition(named) & Node.DOCUMENT_POSITION_FOLLOWING
      ? [`not in the first group: ${title}`]
      : [];
  return [...headings, ...apart, ...alone, ...below, ...late];
}
