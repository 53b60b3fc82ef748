import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Finds the panel beside a page's tree once its record has loaded: its title is there, and nothing is loading. */
export async function panel(name: string) {
  const region = within(await screen.findByRole('region', { name }));
  // A record's name follows the title.
  await region.findByRole('heading', { name: new RegExp(`^${name}`) });
  return region;
}

/** Finds a form beside a tree, once its inputs are there. */
export async function formPanel(name: string) {
  const region = await panel(name);
  await region.findByRole('button', { name: 'Save' });
  return region;
}

/** Finds the tree of a page, once its nodes have loaded. */
export async function treeCalled(name: string) {
  const tree = within(await screen.findByRole('tree', { name }));
  await tree.findAllByRole('treeitem');
  return tree;
}

/** Finds the tree of the course page. */
export const courseTree = () => treeCalled('Course tree');

type Scope = Pick<typeof screen, 'getByRole' | 'findByRole'>;

/** Replaces the texts of fields, by their labels; it pastes, which takes a fraction of the time of typing. */
export async function fill(user: UserEvent, scope: Scope, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const field = scope.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

export const save = async (user: UserEvent, scope: Scope, name = 'Save') => user.click(scope.getByRole('button', { name }));
