import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import SubcourseIcon from '@mui/icons-material/FolderOutlined';
import LessonIcon from '@mui/icons-material/MenuBookOutlined';
import SubTopicIcon from '@mui/icons-material/NotesOutlined';
import CourseIcon from '@mui/icons-material/SchoolOutlined';
import MainTopicIcon from '@mui/icons-material/TopicOutlined';
import type { Level } from './levels';

/** The icon of each level of the catalogue, wherever records of several levels are mixed. */
export const levelIcons = {
  category: CategoryIcon,
  course: CourseIcon,
  subcourse: SubcourseIcon,
  main_topic: MainTopicIcon,
  lesson: LessonIcon,
  sub_topic: SubTopicIcon,
} satisfies Record<Level, typeof CourseIcon>;
