import ActionIcon from '@mui/icons-material/BoltOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import RecordIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import LessonIcon from '@mui/icons-material/MenuBookOutlined';
import SubTopicIcon from '@mui/icons-material/NotesOutlined';
import CourseIcon from '@mui/icons-material/SchoolOutlined';
import MainTopicIcon from '@mui/icons-material/TopicOutlined';
import ScreenIcon from '@mui/icons-material/WebAssetOutlined';
import type { FinderKind } from './finderEntry';

const icons = {
  category: CategoryIcon,
  course: CourseIcon,
  subcourse: FolderIcon,
  main_topic: MainTopicIcon,
  lesson: LessonIcon,
  sub_topic: SubTopicIcon,
  record: RecordIcon,
  screen: ScreenIcon,
  action: ActionIcon,
} satisfies Record<FinderKind, typeof ActionIcon>;

export function KindIcon({ kind }: { kind: FinderKind }) {
  const Icon = icons[kind];
  return <Icon fontSize="small" aria-hidden />;
}
