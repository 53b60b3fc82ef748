import { Route } from 'react-router-dom';
import { resourcesScreen } from '@/components/product/courseTree/levels';
import { openFormTexts } from '@/components/record/formTexts';
import { AreaPages } from '@/components/resource/AreaPages';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { course } from '@/resources/course';
import { courseCategory } from '@/resources/courseCategory';
import { lesson } from '@/resources/lesson';
import { mainTopic } from '@/resources/mainTopic';
import { subcourse } from '@/resources/subcourse';
import { subTopic } from '@/resources/subTopic';
import { levelRoutes } from './levelRoutes';
import { coursePopups, lessonPopups, mainTopicPopups, subcoursePopups } from './popups';
import { CourseSetup, courseSetupReads } from './treeScreen';

const ResourcesPanel = lazyWith(
  lazyScreen(() => import('./ResourcesPanel'), 'ResourcesPanel'),
  () => Promise.all([lesson.needs(), openFormTexts()]),
);

// Imported here too, so that the build's `boot` knows which form is beside the tree at its own address.
const category = {
  ...courseCategory,
  forms: async () => (await import('@/resources/courseCategory/categoryForms')).categoryForms,
};

/** The catalogue's tree and its forms, level by level. */
export const courseSetup = (
  <AreaPages right="catalogue">
    <Route path="/coursesetup" element={<CourseSetup />} handle={courseSetupReads}>
      {levelRoutes('category', category)}
      {levelRoutes('course', course, coursePopups)}
      {levelRoutes('subcourse', subcourse, subcoursePopups)}
      {levelRoutes('main_topic', mainTopic, mainTopicPopups)}
      {levelRoutes('lesson', lesson, lessonPopups)}
      <Route path={`${resourcesScreen}/:id`} element={<ResourcesPanel />} />
      {levelRoutes('sub_topic', subTopic)}
    </Route>
  </AreaPages>
);
