/** The libraries as people get them: React alone takes a third less time than with what it tells developers. */
process.env['NODE_ENV'] = 'production';
