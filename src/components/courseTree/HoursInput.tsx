import { TextInput } from '@/components/inputs/TextInput';

/** The input of the lecture hours, whose length Nepali counts in digits. */
export const HoursInput = () => <TextInput source="lecture_hours" bound="course_tree.hours_bound" />;
