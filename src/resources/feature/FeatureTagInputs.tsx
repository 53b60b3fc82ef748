import { CourseInput } from '@/components/courseTree/CourseInput';

/** The course that a feature is tagged with; the heading says which feature. */
export const FeatureTagInputs = () => <CourseInput />;
