import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { useCourseChoices } from './useCourseChoices';

/** The course that a record belongs to, or that a list is filtered by. */
export const CourseInput = ({ source = 'courses' }: { source?: string }) => (
  <ReferenceInput source={source} choices={useCourseChoices()} />
);
