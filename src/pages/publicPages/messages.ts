/** The texts of the pages outside the shell. The shell doesn't load them. */
export const publicMessages = {
  product: 'Coursedesk',
  tagline: 'The staff desk for courses and exam preparation',
  language: 'Language',
  close: 'Close',
  busy: 'One moment',

  login: 'Sign in',
  login_lead: 'Welcome back. Sign in to your staff account.',
  login_ended: 'Your session has ended. Sign in again to go on where you were; what you typed is kept.',
  login_elsewhere: 'You signed out in another tab.',
  login_refused: '%{detail} Invalid Email or Password',
  network_error: '%{message} !! Please contact DB Administrators',
  to_signup: 'Create an account',
  to_reset: 'Forgot your password?',
  demo_title: 'Demo accounts',
  demo_text: 'This is a demonstration: everything stays in your browser. The password is %{password}',
  demo_use: 'Use %{email}',

  signup: 'Create an account',
  signup_lead: 'A new account can sign in; staff access is given by an administrator.',
  to_login: 'Back to sign in',

  reset: 'Reset your password',
  reset_lead: 'Tell us your email and we send a link to choose a new password.',
  reset_send: 'Send the link',
  token_expired: 'Your token has been expired resend a link to reset password',
  to_outbox: 'Open the demo’s outbox',

  complete: 'Choose a new password',
  complete_save: 'Change password',
  complete_link_incomplete: 'This link is not complete. Open the link in the mail again, or ask for a new one.',

  unauthorized: 'No access',
  unauthorized_first: "You don't have access permission to open this page",
  unauthorized_second: 'please contact to the admin to get access permission',
  unauthorized_link: 'Sign in with another account',

  outbox: 'Outbox of the demo',
  outbox_lead: 'The mails that a server would have sent.',
  outbox_empty: 'No mail has been sent yet.',
  outbox_to: 'To %{to}',
  outbox_none: 'Only the demo has an outbox.',

  email: 'Email',
  password: 'Password',
  first_name: 'First name',
  last_name: 'Last name',
  new_password: 'New password',
  repassword: 'Repeat the new password',
  password_hint: 'At least 8 characters, with upper and lower case, a number and a special character',
  show_password: 'Show password',
};
