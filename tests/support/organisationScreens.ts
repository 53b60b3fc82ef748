import type { Screens } from './screens';

/** The screens of departments, designations, menus and companies. */
export const organisationScreens: Screens = {
  '/department': ['Add Department'],
  '/department/addDepartment/:id': ['Add Department', '3'],
  '/department/editDepartment/:id': ['Edit Department', '4'],
  '/department/viewDepartment/:id': ['Department Details', '3'],
  '/department/create': ['Add Department'],
  '/department/:id': ['Edit Department', '4'],
  '/department/:id/show': ['Department Details', '3'],
  '/designation': ['Add Designation'],
  '/designation/addDesignation/:id': ['Add Designation', '4'],
  '/designation/editDesignation/:id': ['Edit Designation', '10'],
  '/designation/viewDesignation/:id': ['Designation Details', '10'],
  '/designation/create': ['Add Designation'],
  '/designation/:id': ['Edit Designation', '10'],
  '/designation/:id/show': ['Designation Details', '10'],
  '/menu': ['Add Menu'],
  '/menu/addMenu/:id': ['Add Menu', '9'],
  '/menu/editMenu/:id': ['Edit Menu', '10'],
  '/menu/viewMenu/:id': ['Menu Details', '10'],
  '/menu/create': ['Add Menu'],
  '/menu/:id': ['Edit Menu', '10'],
  '/menu/:id/show': ['Menu Details', '10'],
};
