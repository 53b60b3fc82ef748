import react from '@vitejs/plugin-react';
import { buildNotes } from './buildNotes.mjs';

/** The build configuration of the minimal application, to which ours is compared. */
export const minimalBuild = (outDir, options = {}) => ({
  root: 'bench/minimal',
  configFile: false,
  logLevel: 'error',
  plugins: [react(), buildNotes()],
  build: { outDir, emptyOutDir: true, target: 'es2023', ...options },
});
