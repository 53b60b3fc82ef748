/** On a phone a record's page is as high as the window from the start, so that the footer below it doesn't move when the record loads. */
export const wholeWindow = { minHeight: { xs: '100dvh', md: 0 } } as const;
