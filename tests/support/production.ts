/** The libraries as people get them: React alone takes a third less time than with what it tells developers. */
process.env['NODE_ENV'] = 'production';
// A failed test says what it looked for; the page round it, printed each time that something isn't there yet, takes seconds.
process.env['DEBUG_PRINT_LIMIT'] ??= '0';
