import NeutralIcon from '@mui/icons-material/CircleOutlined';
import { menuIcons } from './menuIcons';

/** The icon that a menu names. The name comes from the server: an unknown one gets a neutral icon. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = menuIcons.get(name?.toLowerCase() ?? '') ?? NeutralIcon;
  return <Icon fontSize="small" aria-hidden />;
}
