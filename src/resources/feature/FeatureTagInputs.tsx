import { CourseInput } from '@/components/courseTree/CourseInput';

/** The input of the course that gets a feature; the heading names the feature. */
export const FeatureTagInputs = () => <CourseInput />;
