/** Whether a form says that there is a certificate, whose image it then asks for. */
export const hasCertificate = (form: Record<string, unknown>): boolean => form['has_certification'] === 'y';
