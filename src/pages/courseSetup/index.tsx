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
import { levelRoutes } from './levelRoutes';
import { coursePopups, resourcePopups, subcoursePopups } from './popups';
import { CourseSetup, courseSetupReads } from './treeScreen';

const ResourcesPanel = lazyScreen(() => import('./ResourcesPanel'), 'ResourcesPanel');

/** The catalogue's tree and its forms, level by level. */
export const courseSetup = (
  <CustomRoutes>
    <Route path="/coursesetup" element={<CourseSetup />} handle={courseSetupReads}>
      {levelRoutes('category', courseCategory)}
      {levelRoutes('course', course, coursePopups)}
      {levelRoutes('subcourse', subcourse, subcoursePopups)}
      {levelRoutes('main_topic', mainTopic)}
      {levelRoutes('lesson', lesson, resourcePopups)}
      <Route path={`${resourcesScreen}/:id`} element={<ResourcesPanel />} />
      {levelRoutes('sub_topic', subTopic)}
    </Route>
  </CustomRoutes>
);
