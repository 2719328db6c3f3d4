import { Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { PageHead } from '../../../shared/phone/PageHead.tsx';
import { Segments } from '../../../shared/table/Segments.tsx';
import { oneOf } from '../../../shared/url-state/codec.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { AlertList } from '../alerts/AlertList.tsx';
import { phoneDoorOf } from '../alerts/alert-door.ts';
import { NoticeList } from '../NoticeList.tsx';
import { phoneNotices } from '../notice-url.ts';

const views = ['alerts', 'news'] as const;
const viewCodec = oneOf('view', views);

/** /m/notices: what the person is told of, and the notices for whoever works here. */
export default function NoticesPage() {
  const { t } = useTranslation(['notices', 'alerts']);
  const place = usePhonePlace();
  const { id, isVisitor } = useViewer();
  const [chosen, setView] = useUrlState(viewCodec);
  const view = isVisitor ? 'news' : chosen;
  return (
    <Stack gap="3" padding="3">
      <PageHead
        title={t(view === 'alerts' ? 'alerts:title' : 'title.consult')}
        back={place('/messages')}
      />
      {!isVisitor && (
        <Flex>
          <Segments
            label={t('alerts:view')}
            value={view}
            segments={views.map((value) => ({ value, label: t(`alerts:${value}`) }))}
            onChange={(value) => setView(value)}
          />
        </Flex>
      )}
      {view === 'alerts' ? (
        <AlertList doorOf={(alert) => phoneDoorOf(alert, place(''))} dayAs="h2" />
      ) : (
        <NoticeList place={phoneNotices(place(''))} userId={isVisitor ? undefined : id} />
      )}
    </Stack>
  );
}
