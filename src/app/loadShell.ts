import type { ComponentType } from 'react';
import type { Services } from '@/providers/services';
import type { AdminAppProps } from './App';

/** The shell with its code and connections, ready to render in one pass. */
export interface LoadedShell {
  AdminApp: ComponentType<AdminAppProps>;
  services: Services;
}

/** Fetches the shell and the screen that the address names, at once. */
export async function loadShell(services: () => Promise<Services>): Promise<LoadedShell> {
  const [{ AdminApp, preloadScreen }, connected] = await Promise.all([import('./App'), services()]);
  await preloadScreen(window.location.pathname);
  return { AdminApp, services: connected };
}
