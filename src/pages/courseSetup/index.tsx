import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { resourcesScreen } from '@/components/courseTree/levels';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { course } from '@/resources/course';
import { courseCategory } from '@/resources/courseCategory';
import { lesson } from '@/resources/lesson';
import { mainTopic } from '@/resources/mainTopic';
import { subcourse } from '@/resources/subcourse';
import { subTopic } from '@/resources/subTopic';
import { panelRoutes } from './panelRoutes';
import { coursePopups, resourcePopups, subcoursePopups } from './popups';
import { CourseSetup } from './treeScreen';

const ResourcesPanel = lazyScreen(() => import('./ResourcesPanel'), 'ResourcesPanel');

/** The catalogue's tree and its forms, level by level. */
export const courseSetup = (
  <CustomRoutes>
    <Route path="/coursesetup" element={<CourseSetup />}>
      {panelRoutes('category', courseCategory)}
      {panelRoutes('course', course, coursePopups)}
      {panelRoutes('subcourse', subcourse, subcoursePopups)}
      {panelRoutes('main_topic', mainTopic)}
      {panelRoutes('lesson', lesson, resourcePopups)}
      <Route path={`${resourcesScreen}/:id`} element={<ResourcesPanel />} />
      {panelRoutes('sub_topic', subTopic)}
    </Route>
  </CustomRoutes>
);
