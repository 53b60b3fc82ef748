import type { bannerMessages } from './messages';

export const bannerMessagesNe: typeof bannerMessages = {
  fields: {
    banner_tag_line: 'ब्यानरको शीर्षक',
    banner_desc: 'विवरण',
    banner_img: 'तस्बिर',
    banner_intro: 'परिचय भिडियोको ठेगाना',
    has_enroll: 'भर्नाको सुविधा',
  },
  banner: {
    image: 'ब्यानरको तस्बिर अद्यावधिक गर्नुहोस्',
    phone: 'फोनमा',
    desktop: 'कम्प्युटरमा',
  },
  mobile_banner: {
    list: 'मोबाइल ब्यानर व्यवस्थापन',
    list_purpose: 'मोबाइल ब्यानर भनेको एपको माथि देखिने तस्बिर हो।',
    figure: { all: 'मोबाइल ब्यानरहरू' },
    add: 'ब्यानर थप्नुहोस्',
    edit: 'ब्यानर सम्पादन गर्नुहोस्',
    view: 'ब्यानरको विवरण',
    delete: {
      title: 'ब्यानर मेटाउनुहोस्',
      effect: '“%{course_name}” कोर्सका विद्यार्थीले फोन एपमा “%{name}” ब्यानर अब देख्ने छैनन्।',
      confirm: 'मेटाउनुहोस्',
    },
  },
  home_banner: {
    list: 'गृहपृष्ठ ब्यानर व्यवस्थापन',
    list_purpose: 'गृहपृष्ठ ब्यानर भनेको वेबसाइटको माथि देखिने तस्बिर हो।',
    figure: { all: 'गृहपृष्ठ ब्यानरहरू' },
    add: 'गृहपृष्ठ ब्यानर थप्नुहोस्',
    edit: 'गृहपृष्ठ ब्यानर सम्पादन गर्नुहोस्',
    view: 'गृहपृष्ठ ब्यानरको विवरण',
    delete: {
      title: 'गृहपृष्ठ ब्यानर मेटाउनुहोस्',
      effect: 'आगन्तुकले गृहपृष्ठमा “%{name}” ब्यानर अब देख्ने छैनन्।',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
