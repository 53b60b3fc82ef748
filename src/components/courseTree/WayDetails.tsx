import { Detail } from '@/components/fields/Details';
import { type Level, levelNames } from './levels';

/** Where in the catalogue a record of this level stands: the names of all that is above it. */
export const WayDetails = ({ level }: { level: Level }) =>
  levelNames.slice(0, levelNames.indexOf(level)).map((above) => <Detail key={above} source={names[above]} />);

/** The field that names a record of a level, in the records below it. */
const names: Readonly<Record<Level, string>> = {
  category: 'category_name',
  course: 'course_name',
  subcourse: 'subcourse_name',
  main_topic: 'main_topic_title',
  lesson: 'lesson_title',
  sub_topic: 'topic_title',
};
