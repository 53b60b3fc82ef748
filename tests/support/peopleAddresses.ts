/** The screens of instructors and alumni, as those of `addresses.ts`. */
export const peopleScreens = {
  '/alumni': ['Alumni Setup'],
  '/alumni/add': ['Add Alumni'],
  '/alumni/edit/:id': ['Edit Alumni', '1'],
  '/alumni/image/:id': ['Update Alumni Image', '1'],
  '/alumni/delete/:id': ['Delete Alumni', '1'],
  '/alumni/viewDetails/:id': ['Alumni Details', '1'],
  '/alumni/viewDetails/:id/image': ['Update Alumni Image', '1'],
  '/alumni/create': ['Add Alumni'],
  '/alumni/:id': ['Edit Alumni', '1'],
  '/alumni/:id/show': ['Alumni Details', '1'],
} as const;
