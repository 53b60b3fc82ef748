import MessagesIcon from '@mui/icons-material/MailOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';

/** What the bar shows of others: its name, and what it says while there is nothing. Source: course catalogue, section 2. */
export const barTools = [
  { name: 'shell.messages', none: 'shell.no_messages', icon: <MessagesIcon fontSize="small" /> },
  { name: 'shell.notifications', none: 'shell.no_notifications', icon: <NotificationsIcon fontSize="small" /> },
];
