import fc from 'fast-check';

// The same cases in every run, so that a failure can be repeated.
fc.configureGlobal({ seed: 2083 });
