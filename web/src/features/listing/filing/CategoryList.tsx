import { Box, Text } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronForwardIcon } from '../../../shared/ui/icons.tsx';
import { ReadState } from './ReadState.tsx';
import type { OfficeCategory } from './read-office.ts';
import type { OfficeAnswer } from './use-office.ts';

type Props = {
  readonly label: string;
  readonly answer: OfficeAnswer<readonly OfficeCategory[]>;
  readonly chosenId: string | undefined;
  readonly onChoose: (category: OfficeCategory) => void;
  /** Said where there is none. */
  readonly empty: string;
  readonly withPath?: boolean;
};

/** Of a name of one line; one that has more is measured. */
const LINE_HEIGHT = 36;

/** So few that all of them are drawn. */
const MOST_DRAWN = 60;

const listCss = {
  '& button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    width: 'full',
    minHeight: { base: '44px', lg: '9' },
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'l2',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'bg.muted' },
    '&[aria-pressed=true]': { background: 'colorPalette.subtle', color: 'colorPalette.fg' },
  },
  '& svg': { flexShrink: 0 },
} as const;

/** Categories to choose from: those of one level, or those that were found. Of hundreds only those in sight are drawn. */
export const CategoryList = ({ label, answer, chosenId, onChoose, empty, withPath }: Props) => {
  const { t } = useTranslation('filing');
  const { data } = answer;
  const count = data?.length ?? 0;
  const isShort = count <= MOST_DRAWN;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    enabled: !isShort,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (index) => data?.[index]?.id ?? index,
    overscan: 6,
  });
  const lines = virtual.getVirtualItems();
  const after = virtual.getTotalSize() - (lines.at(-1)?.end ?? 0);
  return (
    <Box
      ref={scroller}
      role="group"
      aria-label={label}
      borderWidth="1px"
      borderRadius="l2"
      height={{ base: withPath ? '280px' : '180px', md: '300px' }}
      overflowY="auto"
      padding="1"
      css={listCss}
      // Below one another they keep their height.
      flex={{ base: 'none', md: withPath ? 'none' : '1 1 0' }}
      minWidth="0"
    >
      {data === undefined ? (
        <Box padding="2">
          <ReadState answer={answer} />
        </Box>
      ) : data.length === 0 ? (
        <Text padding="2" color="fg.muted" role="status">
          {empty}
        </Text>
      ) : (
        <Box style={isShort ? {} : { paddingTop: lines[0]?.start, paddingBottom: after }}>
          {(isShort ? [...data.keys()] : lines.map(({ index }) => index)).map((index) => {
            const category = data[index];
            if (!category) return null;
            return (
              <button
                key={category.id}
                type="button"
                ref={isShort ? undefined : virtual.measureElement}
                data-index={index}
                aria-pressed={category.id === chosenId}
                onClick={() => onChoose(category)}
              >
                {withPath ? category.path.join(t('step')) : category.name}
                {!category.isLeaf && <ChevronForwardIcon />}
              </button>
            );
          })}
        </Box>
      )}
    </Box>
  );
};
