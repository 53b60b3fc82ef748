import type { Screens } from './screens';

/** The screens of departments, designations, menus, companies and employees. */
export const organisationScreens: Screens = {
  '/company': ['Company'],
  '/company/add': ['Add Company'],
  '/company/edit/:id': ['Edit Company', '1'],
  '/company/view/:id': ['Company Details', '1'],
  '/company/image/:id': ['Update Company Logo', '1'],
  '/department': ['Add Department'],
  '/department/addDepartment/:id': ['Add Department', '3'],
  '/department/editDepartment/:id': ['Edit Department', '4'],
  '/department/viewDepartment/:id': ['Department Details', '3'],
  '/designation': ['Add Designation'],
  '/designation/addDesignation/:id': ['Add Designation', '4'],
  '/designation/editDesignation/:id': ['Edit Designation', '10'],
  '/designation/viewDesignation/:id': ['Designation Details', '10'],
  '/employee': ['Employees'],
  '/employee/add': ['Add Employee'],
  '/employee/view/:id': ['Employee Details', '1'],
  '/menu': ['Add Menu'],
  '/menu/addMenu/:id': ['Add Menu', '9'],
  '/menu/editMenu/:id': ['Edit Menu', '10'],
  '/menu/viewMenu/:id': ['Menu Details', '10'],
};
