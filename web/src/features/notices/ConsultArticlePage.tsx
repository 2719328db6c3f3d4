import { Box } from '@chakra-ui/react';
import { useViewer } from '../../session/viewer-context.ts';
import { useUrlState } from '../../shared/url-state/use-url-state.ts';
import { column } from './column.ts';
import { NoticeArticle } from './NoticeArticle.tsx';
import { consult, idCodec } from './notice-url.ts';

/** /home/consult/articleDetails?id=: one notice. */
export default function ConsultArticlePage() {
  const { id, isVisitor } = useViewer();
  const [noticeId] = useUrlState(idCodec);
  return (
    <Box {...column}>
      <NoticeArticle noticeId={noticeId} place={consult} userId={isVisitor ? undefined : id} />
    </Box>
  );
}
