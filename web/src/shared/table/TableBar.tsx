import { Button, Flex, IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenIcon, RowsIcon } from '../ui/icons.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { useFullScreen } from './use-full-screen.ts';
import type { LookChoice } from './use-table-look.ts';

type Props = {
  readonly look: LookChoice;
  readonly nameOf: (key: string) => string;
  /** Whether the rows can be closer; those of some tables are as close as can be. */
  readonly withDensity?: boolean;
  /** What stands before the choices, such as an export. */
  readonly children?: ReactNode;
};

const touch = { base: '44px', lg: '8' } as const;

/** What a person can choose about a table: its columns, how close its rows are, all of the screen, and all as it was. */
export const TableBar = ({ look, nameOf, withDensity = true, children }: Props) => {
  const { t } = useTranslation('tables');
  const screen = useFullScreen();
  return (
    <Flex data-screen align="center" gap="2" wrap="wrap" justify="flex-end">
      {children}
      {look.isChanged && (
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          minHeight={touch}
          title={t('resetHint')}
          onClick={look.reset}
        >
          {t('reset')}
        </Button>
      )}
      {withDensity && (
        <IconButton
          variant={look.isCompact ? 'subtle' : 'outline'}
          colorPalette={look.isCompact ? 'accent' : 'gray'}
          size="sm"
          minWidth={touch}
          minHeight={touch}
          aria-pressed={look.isCompact}
          aria-label={t('compact')}
          title={t('compact')}
          onClick={() => look.setCompact(!look.isCompact)}
        >
          <RowsIcon />
        </IconButton>
      )}
      {screen.isOffered && (
        <IconButton
          variant={screen.isOn ? 'subtle' : 'outline'}
          colorPalette={screen.isOn ? 'accent' : 'gray'}
          size="sm"
          minWidth={touch}
          minHeight={touch}
          hideBelow="lg"
          aria-pressed={screen.isOn}
          aria-label={t('fullScreen')}
          title={t('fullScreen')}
          onClick={screen.toggle}
        >
          <FullScreenIcon />
        </IconButton>
      )}
      <ColumnMenu look={look} nameOf={nameOf} />
    </Flex>
  );
};
