import { Box, chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../shared/date-range/time-text.ts';
import { RowCards } from '../../../shared/table/RowCards.tsx';
import { useCardFocus } from '../../../shared/table/use-row-focus.ts';
import type { PeopleListProps } from './PeopleTable.tsx';
import { PersonActs } from './PersonActs.tsx';
import {
  PersonKindBadge,
  PersonName,
  PersonRights,
  PersonSeen,
  PersonShopsButton,
} from './person-cells.tsx';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    alignItems: 'center',
    '& dt': { color: 'fg.muted' },
  },
});

/** The people where there is no room for a table: one card each. */
export const PeopleCards = ({ people, withSeen, isBusy, onShops, onAct }: PeopleListProps) => {
  const { t } = useTranslation('peoplePage');
  const cardFocus = useCardFocus();
  return (
    <RowCards
      label={t('title.people')}
      rows={people}
      rowKey={(person) => person.id}
      isBusy={isBusy}
      opacity={isBusy ? 0.6 : 1}
      {...cardFocus}
    >
      {(person) => (
        <>
          <Flex gap="3" align="flex-start" justify="space-between" marginBottom="2">
            <PersonName person={person} />
            <PersonKindBadge person={person} />
          </Flex>
          <Facts>
            <dt>{t('words.shops')}</dt>
            <dd>
              <PersonShopsButton person={person} onOpen={onShops} />
            </dd>
            <dt>{t('words.rights')}</dt>
            <dd>
              <PersonRights person={person} />
            </dd>
            {withSeen && (
              <>
                <dt>{t('seen')}</dt>
                <dd>
                  <PersonSeen person={person} />
                </dd>
              </>
            )}
            <dt>{t('words.added')}</dt>
            <dd>{person.addedAt === null ? '—' : longDay(person.addedAt)}</dd>
          </Facts>
          <Box marginTop="2" css={{ '& button': { minHeight: '44px', minWidth: '44px' } }}>
            <PersonActs person={person} onAct={onAct} />
          </Box>
        </>
      )}
    </RowCards>
  );
};
