export const companyMessages = {
  fields: {
    company_name: 'Company Name',
    company_address: 'Company Address',
    company_email: 'Company Email',
    company_contact: 'Company Contact',
    company_contact_no: 'Contact No',
    company_logo: 'Company Logo',
  },
  company: {
    list: 'Company',
    list_purpose: 'Your company has the name, the logo and the contacts that stand on print and on the website.',
    add: 'Add Company',
    edit: 'Edit Company',
    view: 'Company Details',
    logo: 'Update Company Logo',
    upload: 'Upload',
    stop: 'Stop the upload',
  },
};
