import { Box } from '@chakra-ui/react';
import { usePhonePlace } from '../../../session/use-phone-place.ts';
import { useViewer } from '../../../session/viewer-context.ts';
import { useUrlState } from '../../../shared/url-state/use-url-state.ts';
import { NoticeArticle } from '../NoticeArticle.tsx';
import { idCodec, phoneNotices } from '../notice-url.ts';

/** /m/notices/article?id=: one notice. */
export default function NoticePage() {
  const place = usePhonePlace();
  const { id, isVisitor } = useViewer();
  const [noticeId] = useUrlState(idCodec);
  return (
    <Box padding="3">
      <NoticeArticle
        noticeId={noticeId}
        place={phoneNotices(place(''))}
        userId={isVisitor ? undefined : id}
      />
    </Box>
  );
}
