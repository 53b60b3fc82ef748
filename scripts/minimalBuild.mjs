import react from '@vitejs/plugin-react';
import { buildNotes } from './buildNotes.mjs';

/** How the minimal application is built that ours is measured beside. */
export const minimalBuild = (outDir, options = {}) => ({
  root: 'bench/minimal',
  configFile: false,
  logLevel: 'error',
  plugins: [react(), buildNotes()],
  build: { outDir, emptyOutDir: true, target: 'es2023', ...options },
});
