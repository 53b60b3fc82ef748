import type { companyMessages } from './messages';

export const companyMessagesNe: typeof companyMessages = {
  fields: {
    company_name: 'कम्पनीको नाम',
    company_address: 'कम्पनीको ठेगाना',
    company_email: 'कम्पनीको इमेल',
    company_contact: 'कम्पनीको सम्पर्क',
    company_contact_no: 'सम्पर्क नम्बर',
    company_logo: 'कम्पनीको लोगो',
  },
  company: {
    list: 'कम्पनी',
    list_purpose: 'तपाईंको कम्पनी र यसका शाखाहरू, हरेकको नाम, लोगो र सम्पर्कसहित। कर्मचारी तीमध्ये एउटामा पर्छन्।',
    add: 'कम्पनी थप्नुहोस्',
    edit: 'कम्पनी सम्पादन गर्नुहोस्',
    view: 'कम्पनीको विवरण',
    logo: 'कम्पनीको लोगो अद्यावधिक गर्नुहोस्',
    upload: 'अपलोड गर्नुहोस्',
    stop: 'अपलोड रोक्नुहोस्',
  },
};
