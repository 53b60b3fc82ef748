// Prints the OpenAPI document of every call: npm run --silent openapi
import { readFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

const { version } = JSON.parse(await readFile('package.json', 'utf8'));
const { module } = await runnerImport('/src/contract/openapi.ts', { resolve: { tsconfigPaths: true } });
process.stdout.write(`${JSON.stringify(module.openApiDocument(version), null, 2)}\n`);
