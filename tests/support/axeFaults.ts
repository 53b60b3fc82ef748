import axe from 'axe-core';

/** What axe finds wrong with the page; colours and the landmarks round a widget are for the browser tests. */
export async function axeFaults() {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
