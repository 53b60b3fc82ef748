export const settingsMessages = {
  fields: {
    old_password: 'Old password',
    new_password: 'New password',
    re_password: 'New password again',
  },
  settings: {
    title: 'Settings',
    change_password: 'Change Password',
    change_password_text: 'You stay signed in here, and are signed out everywhere else.',
    backup: 'Backups',
    backup_last: 'The last backup was made on %{moment}.',
    backup_none: 'No backup has been made yet.',
    password_rule: 'At least 8 characters with an uppercase and a lowercase letter, a number and a special character.',
  },
};
