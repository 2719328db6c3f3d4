import { Box, chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DirectoryGroup } from '../../../shop-scope/use-directory.ts';

type Props = {
  readonly groups: readonly DirectoryGroup[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
};

const Entry = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: { base: '44px', lg: '9' },
    paddingX: '3',
    borderRadius: 'l2',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=true]': { bg: 'bg.info', color: 'fg.info', fontWeight: 'semibold' },
  },
});

/** The groups by name, with the number of their shops. */
export const GroupList = ({ groups, selectedId, onSelect }: Props) => {
  const { t } = useTranslation('shopManage');
  return (
    <Box
      as="ul"
      aria-label={t('groups.list')}
      listStyleType="none"
      overflowY="auto"
      maxHeight={{ base: '160px', md: '340px' }}
    >
      {groups.map(({ id, name, shopIds }) => (
        <li key={id}>
          <Entry type="button" aria-current={id === selectedId} onClick={() => onSelect(id)}>
            <Text as="span" flex="1" truncate title={name}>
              {name}
            </Text>
            <Text as="span" color="fg.muted" fontSize="xs" fontWeight="normal">
              {shopIds.length}
            </Text>
          </Entry>
        </li>
      ))}
    </Box>
  );
};
