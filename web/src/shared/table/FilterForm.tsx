import { Button, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNote } from '../kept/use-note.ts';
import { writeNote } from '../kept/user-notes.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../ui/icons.tsx';
import { useMedia } from '../ui/use-media.ts';

type Props = {
  readonly userId: string;
  /** Tells one list from another; whether it is folded is remembered by it. */
  readonly table: string;
  /** Of which list they are, where there is more than one. */
  readonly label?: string;
  /** What is always there, such as the search. */
  readonly lead: ReactNode;
  /** What can be folded away. */
  readonly children: ReactNode;
  /** How many of the foldable filters leave something out: nobody is to wonder what is missing. */
  readonly active: number;
  /** Takes every filter back; absent where none is set, and where another part does it. */
  readonly onReset?: (() => void) | undefined;
};

const touch = { base: '44px', lg: '9' } as const;

/** The filters of a list, each of which counts at once. Those that are used less can be folded away. */
export const FilterForm = ({ userId, table, label, lead, children, active, onReset }: Props) => {
  const { t } = useTranslation('tables');
  const name = `filters.${table}`;
  const note = useNote(userId, name);
  // On a phone they would fill the screen before the first row.
  const isWide = useMedia('(min-width: 768px)');
  const isOpen = note === undefined ? isWide : note === 'open';
  const partId = useId();
  const fold = () => writeNote(userId, name, isOpen ? 'folded' : 'open');
  return (
    <Flex
      data-screen
      as="section"
      aria-label={label ?? t('filters')}
      columnGap="2"
      rowGap="3"
      wrap="wrap"
      align="center"
    >
      {lead}
      <Flex id={partId} display={isOpen ? 'contents' : 'none'}>
        {isOpen && children}
      </Flex>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        minHeight={touch}
        aria-expanded={isOpen}
        aria-controls={partId}
        onClick={fold}
      >
        {isOpen ? t('fold') : active > 0 ? t('unfoldActive', { count: active }) : t('unfold')}
        {isOpen ? (
          <ChevronUpIcon width={14} height={14} />
        ) : (
          <ChevronDownIcon width={14} height={14} />
        )}
      </Button>
      {onReset && (
        <Button size="sm" variant="ghost" minHeight={touch} onClick={onReset}>
          {t('resetFilters')}
        </Button>
      )}
    </Flex>
  );
};
