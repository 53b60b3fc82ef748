/** What the resources are called, of which each has its address. */
export const names = { passage: 'paragraphSetup', tag: 'paragraphTagReport' } as const;
