import { Route } from 'react-router-dom';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

const changes = async () => (await import('@/resources/course/CourseChanges')).CourseChanges;
const switches = async () => (await import('@/resources/course/CourseSwitches')).CourseSwitches;
const CourseDate = lazyScreen(changes, 'Date');
const CourseBanner = lazyScreen(changes, 'Banner');
const CoursePreview = lazyScreen(changes, 'Preview');
const CourseCertificate = lazyScreen(changes, 'Certificate');
const CourseActivate = lazyScreen(switches, 'Activate');
const CourseDeactivate = lazyScreen(switches, 'Deactivate');
const SubcourseIcon = lazyScreen(() => import('@/resources/subcourse/SubcourseIcon'), 'SubcourseIcon');
const ResourceEdit = lazyScreen(() => import('@/resources/lesson/ResourceEdit'), 'ResourceEdit');
const ResourceDelete = lazyScreen(() => import('@/resources/lesson/ResourceDelete'), 'ResourceDelete');

const copies = async () => (await import('./copy/CourseCopies')).CourseCopies;
const CourseCopy = lazyScreen(copies, 'Course');
const SubcourseCopy = lazyScreen(copies, 'Subcourse');
const MainTopicCopy = lazyScreen(copies, 'MainTopic');
const LessonCopy = lazyScreen(copies, 'Lesson');

/** The popups below a course's details. */
export const coursePopups = (
  <>
    <Route path="copy" element={<CourseCopy />} />
    <Route path="date" element={<CourseDate />} />
    <Route path="banner" element={<CourseBanner />} />
    <Route path="preview" element={<CoursePreview />} />
    <Route path="certificate" element={<CourseCertificate />} />
    <Route path="activate" element={<CourseActivate />} />
    <Route path="deactivate" element={<CourseDeactivate />} />
  </>
);

/** The popups below a subcourse's details. */
export const subcoursePopups = (
  <>
    <Route path="copy" element={<SubcourseCopy />} />
    <Route path="icon" element={<SubcourseIcon />} />
  </>
);

/** The popup below a main topic's details. */
export const mainTopicPopups = <Route path="copy" element={<MainTopicCopy />} />;

/** The popups below a lesson's details: its own, and those of its files. */
export const lessonPopups = (
  <>
    <Route path="copy" element={<LessonCopy />} />
    <Route path="resources/:resourceId/edit" element={<ResourceEdit />} />
    <Route path="resources/:resourceId/delete" element={<ResourceDelete />} />
  </>
);
