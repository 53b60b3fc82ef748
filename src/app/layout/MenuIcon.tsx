import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import NeutralIcon from '@mui/icons-material/CircleOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import MenuListIcon from '@mui/icons-material/MenuOpenOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import QuizIcon from '@mui/icons-material/QuizOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';

/** The icons that a menu entry may name. The name comes from the server: anything else gets a neutral one. */
const icons = new Map([
  ['dashboard', DashboardIcon],
  ['school', SchoolIcon],
  ['category', CategoryIcon],
  ['account_tree', AccountTreeIcon],
  ['quiz', QuizIcon],
  ['article', ArticleIcon],
  ['groups', GroupsIcon],
  ['sell', SellIcon],
  ['restore', RestoreIcon],
  ['person', PersonIcon],
  ['settings', SettingsIcon],
  ['menu', MenuListIcon],
]);

export function MenuIcon({ name }: { name: string | null }) {
  const Icon = icons.get(name?.toLowerCase() ?? '') ?? NeutralIcon;
  return <Icon fontSize="small" aria-hidden />;
}
