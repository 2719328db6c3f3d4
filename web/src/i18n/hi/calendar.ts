import type { CompleteTranslation } from '../translation.ts';

export default {
  placeholder: 'वर्ष-माह-दिन',
  open: '{{label}}: कैलेंडर खोलें',
  calendar: 'कैलेंडर',
  previous: { day: 'पिछला महीना', month: 'पिछला वर्ष', year: 'पिछले दस वर्ष' },
  next: { day: 'अगला महीना', month: 'अगला वर्ष', year: 'अगले दस वर्ष' },
} satisfies CompleteTranslation<'calendar'>;
