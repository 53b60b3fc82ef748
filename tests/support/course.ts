import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The right side of a page with a tree, once what it names has come: its title is there, and nothing loads. */
export async function panel(name: string) {
  const region = within(await screen.findByRole('region', { name }));
  // A record's name stands below it.
  await region.findByRole('heading', { name: new RegExp(`^${name}`) });
  return region;
}

/** A form beside a tree, once its inputs are there. */
export async function formPanel(name: string) {
  const region = await panel(name);
  await region.findByRole('button', { name: 'Save' });
  return region;
}

/** The tree of a page, once its nodes have come. */
export async function treeCalled(name: string) {
  const tree = within(await screen.findByRole('tree', { name }));
  await tree.findAllByRole('treeitem');
  return tree;
}

/** The tree of the course page. */
export const courseTree = () => treeCalled('Course tree');

type Scope = Pick<typeof screen, 'getByRole' | 'findByRole'>;

/** Puts texts into fields by their labels, replacing what stands there; pasted, which takes a fraction of the time of typing. */
export async function fill(user: UserEvent, scope: Scope, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const field = scope.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

export const save = async (user: UserEvent, scope: Scope, name = 'Save') => user.click(scope.getByRole('button', { name }));
