import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/backend/store/*Tables.ts', './server/store/ownTables.ts'],
  out: './server/migrations',
});
