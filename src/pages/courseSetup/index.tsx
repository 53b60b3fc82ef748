import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { resourcesScreen } from '@/components/courseTree/levels';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { panelRoutes } from './panelRoutes';
import { coursePopups, resourcePopups, subcoursePopups } from './popups';

const CourseSetup = lazyScreen(() => import('./CourseSetup'), 'CourseSetup');
const ResourcesPanel = lazyScreen(() => import('./ResourcesPanel'), 'ResourcesPanel');

/** The catalogue's tree and its forms, level by level. */
export const courseSetup = (
  <CustomRoutes>
    <Route path="/coursesetup" element={<CourseSetup />}>
      {panelRoutes('category', async () => (await import('./panels/category')).categoryPanels)}
      {panelRoutes('course', async () => (await import('./panels/course')).coursePanels, coursePopups)}
      {panelRoutes('subcourse', async () => (await import('./panels/subcourse')).subcoursePanels, subcoursePopups)}
      {panelRoutes('main_topic', async () => (await import('./panels/mainTopic')).mainTopicPanels)}
      {panelRoutes('lesson', async () => (await import('./panels/lesson')).lessonPanels, resourcePopups)}
      <Route path={`${resourcesScreen}/:id`} element={<ResourcesPanel />} />
      {panelRoutes('sub_topic', async () => (await import('./panels/subTopic')).subTopicPanels)}
    </Route>
  </CustomRoutes>
);
