import { CourseInput } from '@/components/courseTree/CourseInput';
import { ImageInput } from '@/components/inputs/ImageInput';
import { RatingInput } from '@/components/inputs/RatingInput';
import { TextInput } from '@/components/inputs/TextInput';

/** What is told of one of the alumni; the image is changed from the list and from the details. */
export const AlumniInputs = () => (
  <>
    <TextInput source="alumni_name" />
    <TextInput source="alumni_achievement" />
    <CourseInput />
    <RatingInput source="rating" />
    <TextInput source="alumni_desc" multiline minRows={3} />
    <ImageInput source="alumni_img" />
  </>
);
