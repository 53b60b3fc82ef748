/** A tag's id, with its list's search. */
const tag = `1?filter=${encodeURIComponent('{"courses":1}')}`;

/** The screens of instructors and alumni, in the form of `addresses.ts`. */
export const peopleScreens = {
  '/instructorsetup': ['Instructor Setup'],
  '/instructorsetup/add': ['Add Instructor'],
  '/instructorsetup/edit/:id': ['Edit Instructor', '1'],
  '/instructorsetup/image/:id': ['Update Instructor Image', '1'],
  '/instructorsetup/tag/:id': ['Add Instructor Tag', '3'],
  '/instructorsetup/view/:id': ['Instructor Details', '1'],
  '/instructorsetup/view/:id/image': ['Update Instructor Image', '1'],
  '/instructorsetup/view/:id/tag': ['Add Instructor Tag', '3'],
  '/tagInstructor': ['Tag Instructor Setup'],
  '/tagInstructor/edit/:id': ['Edit Instructor Tag', tag],
  '/tagInstructor/view/:id': ['Instructor Tag Details', tag],
  '/tagInstructor/delete/:id': ['Delete Instructor Tag', tag],
  '/restoreInstructor': ['Restore Instructor Setup'],
  '/restoreInstructor/restore/:id': ['Restore Instructor Tag', '56'],
  '/alumni': ['Alumni Setup'],
  '/alumni/add': ['Add Alumni'],
  '/alumni/edit/:id': ['Edit Alumni', '1'],
  '/alumni/image/:id': ['Update Alumni Image', '1'],
  '/alumni/delete/:id': ['Delete Alumni', '1'],
  '/alumni/viewDetails/:id': ['Alumni Details', '1'],
  '/alumni/viewDetails/:id/image': ['Update Alumni Image', '1'],
} as const;
