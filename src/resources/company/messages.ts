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
    list_purpose: 'Your company and its branches, each with a name, a logo and contacts. Employees belong to one of them.',
    add: 'Add Company',
    edit: 'Edit Company',
    view: 'Company Details',
    logo: 'Update Company Logo',
    upload: 'Upload',
    stop: 'Stop the upload',
  },
};
