import axe from 'axe-core';

/** What axe finds wrong with the page or a part of it; colours and the landmarks round a widget are for the browser tests. */
export async function axeFaults(part: Element = document.body) {
  const { violations } = await axe.run(part, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
