import type { ReactElement } from 'react';
import { courseSetup } from '@/pages/courseSetup';
import { dashboard } from '@/pages/dashboard';
import { settings } from '@/pages/settings';
import { course } from '@/resources/course';
import { courseCategory } from '@/resources/courseCategory';
import { subcourse } from '@/resources/subcourse';
import type { AreaProps } from './routes';

/** Every area of the product: a `<Resource>` with its popups, or the `<CustomRoutes>` of a page. */
export const areas: readonly ReactElement<AreaProps>[] = [dashboard, courseSetup, courseCategory, subcourse, course, settings];
