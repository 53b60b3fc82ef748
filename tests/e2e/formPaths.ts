import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Read by Vite, because the addresses follow from the product's routes.
const read = <Module>(path: string) =>
  runnerImport<Module>(fileURLToPath(new URL(path, import.meta.url)), { resolve: { tsconfigPaths: true } });
const { addressOf } = (await read<typeof import('../support/addresses')>('../support/addresses.ts')).module;
const { formPaths } = (await read<typeof import('../support/formPaths')>('../support/formPaths.ts')).module;

/** The addresses of all forms but the one of steps. */
export const formAddresses: readonly string[] = formPaths.map(addressOf);
