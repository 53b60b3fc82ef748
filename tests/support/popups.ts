import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fileOf } from '@tests/contract/files';
import { expect } from 'vitest';

/** Finds a popup by its title. */
export const popup = async (name: string) => within(await screen.findByRole('dialog', { name }));
export type Queries = Awaited<ReturnType<typeof popup>>;

/** Clicks a button in a popup, or in another part of the screen. */
export const press = async (user: UserEvent, part: Queries, name: string) =>
  user.click(await part.findByRole('button', { name }));

/** Waits until no popup is open. */
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Finds the row of a list whose name contains these words. */
export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** An image file to choose. */
export const png = () => new File([fileOf('png')], 'portrait.png', { type: 'image/png' });
