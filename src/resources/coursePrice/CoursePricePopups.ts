import type { RaRecord } from 'react-admin';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { verb } from '@/contract/adapter';
import { coursePriceAdapter, coursePriceCalls } from '@/contract/coursePrice';
import { isYes } from '@/contract/fields';

/** The question before a course price is deleted. */
export const CoursePriceDelete = confirmPopup({
  texts: 'course_price.delete',
  change: coursePriceAdapter.delete,
  danger: true,
});

const isActive = ({ is_active }: RaRecord): boolean => isYes(is_active);
const isInactive = (price: RaRecord): boolean => !isActive(price);

const activate = verb(coursePriceCalls.activateCoursePrice, 'cp_id');
const deactivate = verb(coursePriceCalls.deactivateCoursePrice, 'cp_id');

/** The questions before a price is activated or deactivated, by the names of their routes below the list. */
export const CoursePriceSwitches = {
  Activate: confirmPopup({ texts: 'course_price.activate', change: activate, undo: deactivate, fits: isInactive }),
  Deactivate: confirmPopup({
    texts: 'course_price.deactivate',
    change: deactivate,
    undo: activate,
    fits: isActive,
    withdraws: true,
  }),
};
