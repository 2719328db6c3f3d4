import { Badge, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { NoticeKind } from '../../graphql/schema.generated.ts';
import { longDay } from '../../shared/date-range/time-text.ts';
import { kindName } from './notice-url.ts';

const palettes = { ANNOUNCEMENT: 'orange', NEWS: 'accent', HELP: 'gray' } as const;

/** Nothing where the day is not known. */
export const NoticeDay = ({ publishedAt }: { publishedAt: string | null }) =>
  publishedAt !== null && <time dateTime={publishedAt}>{longDay(publishedAt)}</time>;

type Props = {
  readonly notice: {
    readonly kind: NoticeKind;
    readonly isPinned: boolean;
    readonly publishedAt: string | null;
  };
};

/** What a notice is, whether it is kept at the top, and its day in Shanghai. */
export const NoticeMeta = ({ notice: { kind, isPinned, publishedAt } }: Props) => {
  const { t } = useTranslation('notices');
  return (
    <Flex as="span" gap="2" align="center" wrap="wrap" color="fg.muted" fontSize="xs">
      <Badge variant="subtle" colorPalette={palettes[kind]}>
        {t(`kinds.${kindName[kind]}`)}
      </Badge>
      {isPinned && (
        <Badge variant="outline" colorPalette="red">
          {t('pinned')}
        </Badge>
      )}
      <NoticeDay publishedAt={publishedAt} />
    </Flex>
  );
};
