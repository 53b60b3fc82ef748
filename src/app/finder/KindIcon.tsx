import ActionIcon from '@mui/icons-material/BoltOutlined';
import ViewIcon from '@mui/icons-material/BookmarkBorder';
import RecordIcon from '@mui/icons-material/DescriptionOutlined';
import ScreenIcon from '@mui/icons-material/WebAssetOutlined';
import { levelIcons } from '@/components/courseTree/levelIcons';
import type { FinderKind } from './finderEntry';

const icons = {
  ...levelIcons,
  record: RecordIcon,
  screen: ScreenIcon,
  view: ViewIcon,
  action: ActionIcon,
} satisfies Record<FinderKind, typeof ActionIcon>;

export function KindIcon({ kind }: { kind: FinderKind }) {
  const Icon = icons[kind];
  return <Icon fontSize="small" aria-hidden />;
}
