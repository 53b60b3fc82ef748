import { instructorTagCalls } from '@/contract/instructorTag';
import type { Adapter } from '../adapter';

/** The tags of instructors that were deleted. */
export const instructorTagRestoreAdapter: Adapter = { list: instructorTagCalls.getDeletedInstructorTag };
