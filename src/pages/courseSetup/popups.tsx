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

/** The popups below a course's details. */
export const coursePopups = (
  <>
    <Route path="date" element={<CourseDate />} />
    <Route path="banner" element={<CourseBanner />} />
    <Route path="preview" element={<CoursePreview />} />
    <Route path="certificate" element={<CourseCertificate />} />
    <Route path="activate" element={<CourseActivate />} />
    <Route path="deactivate" element={<CourseDeactivate />} />
  </>
);

/** The popup below a subcourse's details. */
export const subcoursePopups = <Route path="icon" element={<SubcourseIcon />} />;

/** The popups of its files below a lesson's details. */
export const resourcePopups = (
  <>
    <Route path="resources/:resourceId/edit" element={<ResourceEdit />} />
    <Route path="resources/:resourceId/delete" element={<ResourceDelete />} />
  </>
);
