/**
 * The refusals that any screen may show before the other sentences of `ruleMessages` have loaded: what the client itself says, and what a
 * list says of a record that it lacks.
 */
export const shellRuleMessages = {
  refused: 'The server refused this',
  cancelled: 'You cancelled this',
  unreadable_reply: 'The server’s answer to “%{call}” is not one that this version understands',
  no_answer: 'No connection',
  server_error: 'Something went wrong on the server',
  not_signed_in: 'Authentication credentials were not provided or have expired',
  not_staff: "You don't have access permission to open this page",
  may_not_read: 'Your role doesn’t let you look at this. Ask whoever manages “Staff and roles”',
  may_not_write: 'You may look at this, but not change it',
  second_factor_demanded: 'Your role demands a second factor: until you set it up in “Settings”, nothing else is open to you',
  session_ended: 'Your session has ended, sign in again',
  session_not_renewed: 'Your session could not be renewed just now, try again',
  file_not_found: 'This file isn’t there any more',
  file_forbidden: 'You have no permission for this file',
  record_not_found: 'Record not found',
  record_unsearched: 'This address doesn’t say what the list was searched for. Search the list, and open the record there',
  record_not_in_search: 'It isn’t among what the list was searched for. Search the list for it, and open it there',
} as const;
