/** Returns how the rows of a tree differ from the common look: their icons, guide lines and chips. Runs in the page. */
export function offTree(): string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('[role=treeitem]')].filter((row) => row.checkVisibility());
  const off = (what: string, isOff: (row: HTMLElement) => boolean) =>
    rows.filter(isOff).map((row) => `${what}: ${row.textContent?.slice(0, 40)}`);
  const chips = rows.filter((row) => row.querySelector('.MuiChip-root'));
  return [
    ...off('level without an icon', (row) => !row.querySelector(':scope > svg path')),
    ...off('not a guide line for each level above', (row) => {
      const guides = row.querySelector('.guides');
      const isDrawn = guides && getComputedStyle(guides).backgroundImage.includes('gradient');
      return !isDrawn || guides.clientWidth !== (Number(row.getAttribute('aria-level')) - 1) * 18;
    }),
    ...(chips.length * 2 > rows.length ? [`chips of what is usual: ${chips.length} of ${rows.length} rows`] : []),
  ];
}
