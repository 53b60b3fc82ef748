/** On a phone a record's page is as high as the window from the first moment on: the footer below it doesn't move away as the record comes. */
export const wholeWindow = { minHeight: { xs: '100dvh', md: 0 } } as const;
