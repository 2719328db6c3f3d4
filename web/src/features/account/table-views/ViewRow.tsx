import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dotted } from '../../../i18n/format.ts';
import { PencilIcon, PinIcon, TrashIcon } from '../../../shared/ui/icons.tsx';
import type { TableView } from './use-table-views.ts';

type Props = {
  readonly view: TableView;
  /** It is what is shown now. */
  readonly isCurrent: boolean;
  readonly onShow: () => void;
  /** Makes it the view that the list begins with, or no longer. */
  readonly onBegin: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

const touch = { base: '44px', lg: '8' } as const;
const square = { variant: 'ghost', size: 'xs', minWidth: touch, minHeight: touch } as const;

/** A view: shown with a click on its name, and what can be done with it. */
export const ViewRow = ({ view, isCurrent, onShow, onBegin, onEdit, onRemove }: Props) => {
  const { t } = useTranslation('tables');
  const { name, isShared, isDefault, isMine, mayChange, maker } = view;
  const said = [
    ...(isDefault ? [t('views.isDefault')] : []),
    ...(isShared ? [isMine ? t('views.isShared') : t('views.sharedBy', { maker })] : []),
  ];
  return (
    <Flex as="li" align="center" gap="0.5">
      <Button
        flex="1"
        minWidth="0"
        size="sm"
        variant={isCurrent ? 'subtle' : 'ghost'}
        colorPalette={isCurrent ? 'accent' : 'gray'}
        justifyContent="flex-start"
        minHeight={touch}
        height="auto"
        paddingX="2"
        paddingY="1"
        aria-current={isCurrent || undefined}
        onClick={onShow}
      >
        <Box minWidth="0" textAlign="start">
          <Text truncate title={name}>
            {name}
          </Text>
          {said.length > 0 && (
            <Text truncate color="fg.muted" fontSize="xs" fontWeight="normal">
              {dotted(...said)}
            </Text>
          )}
        </Box>
      </Button>
      <IconButton
        {...square}
        colorPalette={isDefault ? 'accent' : 'gray'}
        aria-pressed={isDefault}
        aria-label={t('views.begin', { name })}
        title={t('views.beginHint')}
        onClick={onBegin}
      >
        <PinIcon width={16} height={16} fill={isDefault ? 'currentColor' : 'none'} />
      </IconButton>
      {mayChange && (
        <>
          <IconButton
            {...square}
            colorPalette="gray"
            aria-label={t('views.edit', { name })}
            title={t('views.editTitle')}
            onClick={onEdit}
          >
            <PencilIcon width={16} height={16} />
          </IconButton>
          <IconButton
            {...square}
            colorPalette="gray"
            aria-label={t('views.deleteOf', { name })}
            title={t('words.remove')}
            onClick={onRemove}
          >
            <TrashIcon width={16} height={16} />
          </IconButton>
        </>
      )}
    </Flex>
  );
};
