import { screen, within } from '@testing-library/react';
import { renderApp } from './renderApp';

/** The first sub topic’s own page. */
export const path = '/coursesetup/viewSubTopicDetails/mountain-hill-and-tarai';

/** Returns queries in the comment that has a text. */
export const commentWith = (text: RegExp | string) => {
  const line = screen.getByText(text).closest('li');
  if (!line) throw new Error('It is in no comment');
  return within(line);
};

/** Opens the comments on the first sub topic. */
export async function openComments(options: Parameters<typeof renderApp>[1] = {}, at = path) {
  const app = await renderApp(at, options);
  const section = await screen.findByRole('button', { name: /^(Comments|टिप्पणीहरू) \(/ });
  if (section.getAttribute('aria-expanded') === 'false') await app.user.click(section);
  await screen.findByRole('region', { name: /^(Comments|टिप्पणीहरू)$/ });
  return app;
}
