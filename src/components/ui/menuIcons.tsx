import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import ChatIcon from '@mui/icons-material/ChatOutlined';
import NeutralIcon from '@mui/icons-material/CircleOutlined';
import CoPresentIcon from '@mui/icons-material/CoPresentOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EqualizerIcon from '@mui/icons-material/EqualizerOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FormatQuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HelpIcon from '@mui/icons-material/HelpOutline';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LabelOffIcon from '@mui/icons-material/LabelOffOutlined';
import LayersIcon from '@mui/icons-material/LayersOutlined';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooksOutlined';
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import MenuListIcon from '@mui/icons-material/MenuOpenOutlined';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeartOutlined';
import NotesIcon from '@mui/icons-material/NotesOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PlaylistIcon from '@mui/icons-material/PlaylistPlayOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';
import QuizIcon from '@mui/icons-material/QuizOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import SmartphoneIcon from '@mui/icons-material/SmartphoneOutlined';
import StarBorderIcon from '@mui/icons-material/StarBorderOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import VideocamIcon from '@mui/icons-material/VideocamOutlined';
import type { MenuEntry } from '@/contract/menu';

/** The icons that a menu may name, by the name on the wire. */
export const menuIcons = new Map([
  ['dashboard', DashboardIcon],
  ['school', SchoolIcon],
  ['category', CategoryIcon],
  ['account_tree', AccountTreeIcon],
  ['library_books', LibraryBooksIcon],
  ['layers', LayersIcon],
  ['monitor_heart', MonitorHeartIcon],
  ['quiz', QuizIcon],
  ['equalizer', EqualizerIcon],
  ['label_off', LabelOffIcon],
  ['assignment', AssignmentIcon],
  ['playlist_play', PlaylistIcon],
  ['article', ArticleIcon],
  ['menu_book', MenuBookIcon],
  ['notes', NotesIcon],
  ['format_quote', FormatQuoteIcon],
  ['star', StarBorderIcon],
  ['groups', GroupsIcon],
  ['sell', SellIcon],
  ['payments', PaymentsIcon],
  ['event', EventIcon],
  ['videocam', VideocamIcon],
  ['image', ImageIcon],
  ['smartphone', SmartphoneIcon],
  ['public', PublicIcon],
  ['storefront', StorefrontIcon],
  ['business', BusinessIcon],
  ['apartment', ApartmentIcon],
  ['badge', BadgeIcon],
  ['key', KeyIcon],
  ['person', PersonIcon],
  ['co_present', CoPresentIcon],
  ['chat', ChatIcon],
  ['help', HelpIcon],
  ['restore', RestoreIcon],
  ['settings', SettingsIcon],
  ['menu', MenuListIcon],
]);

/** The icon that a menu names. The name comes from the server: an unknown one gets a neutral icon. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = menuIcons.get(name?.toLowerCase() ?? '') ?? NeutralIcon;
  return <Icon fontSize="small" aria-hidden />;
}

/** Returns a menu entry's name in the person's language; an unknown entry keeps the server's name. */
export function entryName(
  { menu_name }: Pick<MenuEntry, 'menu_name'>,
  translate: (key: string, options: { _: string }) => string,
): string {
  const known = menu_name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '_');
  return known ? translate(`menu_entry.${known}`, { _: menu_name }) : menu_name;
}
