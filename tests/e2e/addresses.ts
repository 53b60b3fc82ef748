import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { z } from 'zod/mini';

const known = z.object({
  screens: z.array(z.object({ path: z.string(), address: z.string(), locale: z.enum(['en', 'ne']), guise: z.literal([0, 1]) })),
  forms: z.array(z.string()),
  missingKey: z.string(),
});

/** Read by Vite, because the addresses follow from the product's routes. */
async function read(): Promise<string> {
  const file = fileURLToPath(new URL('../support/browserAddresses.ts', import.meta.url));
  const { module } = await runnerImport<typeof import('../support/browserAddresses')>(file, { resolve: { tsconfigPaths: true } });
  return module.browserAddresses;
}

// Once: the workers find it in the environment of the process that starts them.
process.env['ADDRESSES'] ??= await read();
export const { screens, forms, missingKey } = known.parse(JSON.parse(process.env['ADDRESSES']));
