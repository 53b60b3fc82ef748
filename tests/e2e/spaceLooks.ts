/** Returns what differs from the common layout at 1,280 pixels: space, columns of facts, widths of short inputs. Runs in the page. */
export function offSpace(): string[] {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const told = (what: string, { textContent }: Element) => `${what}: ${textContent?.slice(0, 40)}`;
  const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0;
  const pages = all('main').filter((main) => getComputedStyle(main).padding !== '24px');
  // A list's rows reach from edge to edge; its other parts have their own padding.
  const cards = all('main .MuiPaper-outlined:not(.MuiPaper-outlined .MuiPaper-outlined)').filter((card) => {
    const parts = card.querySelector('table, [role=search], ol') ? ['0px', '16px'] : ['16px'];
    return !parts.includes(getComputedStyle(card).padding);
  });
  const own =
    '.MuiButtonBase-root, .icon-link, .MuiPaginationItem-root, .MuiFormControl-root, .MuiChip-root, .MuiAlert-root, .MuiTabs-root, table, svg, [role=tree], [contenteditable], [data-content], .katex, .ck';
  const parts = all('main *, [data-popup] [role=dialog] *').filter(
    (part) => !part.matches(`:is(${own}), :is(${own}) *`) && !getComputedStyle(part).display.startsWith('inline'),
  );
  const off = parts.flatMap((part) => {
    const style = getComputedStyle(part);
    const gaps =
      part.childElementCount > 1
        ? ([
            ['row', style.rowGap],
            ['column', style.columnGap],
          ] as const)
        : [];
    const round = (['marginTop', 'marginBottom', 'paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'] as const).map(
      (side) => [side, style[side]] as const,
    );
    return [...gaps, ...round].flatMap(([where, space]) =>
      Number.parseFloat(space) % 4 > 0.01 ? [told(`${where} ${space} ${part.className}`, part)] : [],
    );
  });
  const facts = all('dl:not(dl dl)').filter(
    (list) =>
      getComputedStyle(list).display === 'grid' &&
      widthOf(list) >= 480 &&
      getComputedStyle(list).gridTemplateColumns.split(' ').length !== 2,
  );
  // A box may be as wide as its label needs by its number of characters, of which Devanagari has more than are seen.
  const boxes = all('form:not([role=search] *) .MuiInputBase-root').flatMap((box) => {
    const field = box.closest('[class*="ra-input-"]')?.className ?? '';
    const input = box.querySelector('input');
    const kinds: readonly [isIt: boolean | undefined, width: number][] = [
      [box.querySelector('[aria-haspopup=dialog]') !== null, 200],
      [/_code\b/.test(field), 160],
      [input?.matches('[inputmode=numeric], [inputmode=decimal]') || /hours/.test(field), 120],
    ];
    const [, most = Number.POSITIVE_INFINITY] = kinds.find(([isIt]) => isIt) ?? [];
    const label = widthOf(box.parentElement?.querySelector('label')) * 1.6 + 52;
    return input && !box.closest('.MuiAutocomplete-root, table') && widthOf(box) > Math.max(most, label)
      ? [`${field} is ${widthOf(box)} wide, its label ${label}`]
      : [];
  });
  // A search is one row, whose names leave room for its short inputs and keep room to be recognised.
  const searches = all('main [role=search] form > div').filter((row) => {
    const [first, ...others] = [...row.children].filter((part) => part.checkVisibility());
    const top = first?.getBoundingClientRect().top ?? 0;
    const names = row.querySelectorAll(':scope > .MuiAutocomplete-root');
    return others.some((part) => part.getBoundingClientRect().top > top + 8) || [...names].some((name) => widthOf(name) < 132);
  });
  return [
    ...searches.map((search) => told('search of several rows, or too narrow', search)),
    ...pages.map((page) => told('page', page)),
    ...cards.map((card) => told(`card ${getComputedStyle(card).padding}`, card)),
    ...off,
    ...facts.map((list) => told('one column', list)),
    ...boxes,
  ];
}
