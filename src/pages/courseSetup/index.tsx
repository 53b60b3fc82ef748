import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { type Level, levels, resourcesScreen } from '@/components/product/courseTree/levels';
import { openFormTexts } from '@/components/record/formTexts';
import type { RecordForms } from '@/components/record/recordForms';
import { AreaPages } from '@/components/resource/AreaPages';
import type { ResourceParts } from '@/components/resource/defineResource';
import type { RouteReads } from '@/components/routing/routeReads';
import { panelRoutes } from '@/components/tree/treeRoutes';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { courseTreeCalls } from '@/contract/courseTree';
import { openTexts } from '@/providers/i18n/areaTexts';
import { course } from '@/resources/course';
import { courseCategory } from '@/resources/courseCategory';
import { lesson } from '@/resources/lesson';
import { mainTopic } from '@/resources/mainTopic';
import { subcourse } from '@/resources/subcourse';
import { subTopic } from '@/resources/subTopic';
import { coursePopups, lessonPopups, mainTopicPopups, subcoursePopups } from './popups';

const texts = {
  en: async () => (await import('./messages')).courseSetupMessages,
  ne: async () => (await import('./messages.ne')).courseSetupMessagesNe,
};
/** The tree's page; what its panels need loads with them. */
const CourseSetup = lazyWith(
  lazyScreen(() => import('./CourseSetup'), 'CourseSetup'),
  () => openTexts(texts),
);

const courseSetupReads: RouteReads = { reads: [courseTreeCalls.getCourseTree] };

interface LevelParts extends Pick<ResourceParts, 'needs'> {
  forms: () => Promise<RecordForms>;
}

/** Makes the routes that add, change and show a level's records; `popups` are below the last. */
const levelRoutes = (level: Level, { forms, needs }: LevelParts, popups?: ReactNode) =>
  panelRoutes({
    screens: levels[level],
    atRoot: level === 'category',
    panels: async () => {
      const [{ recordPanels }, loaded] = await Promise.all([import('./recordPanels'), forms(), needs()]);
      return recordPanels(level, loaded);
    },
    popups,
  });

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
