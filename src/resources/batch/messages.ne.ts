import type { batchMessages } from './messages';

export const batchMessagesNe: typeof batchMessages = {
  fields: {
    batch_start_date_nep: 'सुरु मिति',
    batch_start_date: 'सुरु मिति (ई.सं.)',
    batch_end_date_nep: 'अन्त्य मिति',
    batch_end_date: 'अन्त्य मिति (ई.सं.)',
  },
  batch: {
    list: 'ब्याच व्यवस्थापन',
    list_purpose: 'ब्याच भनेको कोर्स सँगै पढ्ने विद्यार्थीको समूह हो; यसका आफ्नै मिति, रेकर्डिङ र मोडल सेट हुन्छन्।',
    add: 'ब्याच थप्नुहोस्',
    edit: 'ब्याच सम्पादन गर्नुहोस्',
    view: 'ब्याचको विवरण',
    copy_effect: 'ब्याचका विद्यार्थी, रेकर्डिङ र मोडल सेटको प्रतिलिपि बनाइँदैन।',
    recordings_outside:
      '%{day} को %{smart_count} वटा रेकर्डिङ यी मितिभन्दा बाहिर छ, र ठीक छ |||| %{day} देखिका %{smart_count} वटा रेकर्डिङ यी मितिभन्दा बाहिर छन्, र ठीक छन्',
    delete: {
      title: 'ब्याच मेटाउनुहोस्',
      effect: '“%{course_name}” कोर्सको “%{name}” ब्याच मेटाइन्छ।',
      confirm: 'मेटाउनुहोस्',
    },
  },
};
