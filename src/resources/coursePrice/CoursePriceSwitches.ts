import type { RaRecord } from 'react-admin';
import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { coursePriceCalls } from '@/contract/coursePrice';
import { isYes } from '@/contract/fields';
import { verb } from '@/providers/data/adapter';

const isActive = ({ is_active }: RaRecord): boolean => isYes(is_active);
const isInactive = (price: RaRecord): boolean => !isActive(price);

const activate = verb(coursePriceCalls.activateCoursePrice, 'cp_id');
const deactivate = verb(coursePriceCalls.deactivateCoursePrice, 'cp_id');

/** The questions before a price is activated or deactivated, by the names of their routes below the list. */
export const CoursePriceSwitches = {
  Activate: confirmPopup({ texts: 'course_price.activate', change: activate, undo: deactivate, fits: isInactive }),
  Deactivate: confirmPopup({ texts: 'course_price.deactivate', change: deactivate, undo: activate, fits: isActive }),
};
