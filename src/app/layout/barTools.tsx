import MessagesIcon from '@mui/icons-material/MailOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';

/** The bar's tools of other services: a name, and a text for when they are empty. Source: course catalogue, section 2. */
export const barTools = [
  { name: 'shell.messages', none: 'shell.no_messages', icon: <MessagesIcon fontSize="small" /> },
  { name: 'shell.notifications', none: 'shell.no_notifications', icon: <NotificationsIcon fontSize="small" /> },
];
