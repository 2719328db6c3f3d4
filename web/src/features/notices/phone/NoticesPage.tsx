import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { PageHead } from '../../../shared/phone/PageHead.tsx';
import { NoticeList } from '../NoticeList.tsx';
import { phoneNotices } from '../notice-url.ts';

/** /m/notices: the notices for whoever works here. */
export default function NoticesPage() {
  const { t } = useTranslation('notices');
  const place = usePhonePlace();
  return (
    <Stack gap="3" padding="3">
      <PageHead title={t('title')} back={place('/messages')} />
      <NoticeList place={phoneNotices(place(''))} />
    </Stack>
  );
}
