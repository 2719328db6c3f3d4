import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RowAct } from '../../../shared/table/RowAct.tsx';
import { type Person, shownName } from './person-cells.tsx';

const acts = {
  MANAGER: ['edit', 'viewAs', 'remove'],
  OPERATOR: ['edit', 'viewAs', 'remove'],
  SHIPPER: ['edit', 'password', 'issue', 'viewAs', 'remove'],
  INVITED: ['goOn'],
} as const;

export type PersonAct = (typeof acts)[Person['kind']][number];

type Props = {
  readonly person: Person;
  readonly onAct: (act: PersonAct, person: Person) => void;
};

/** What can be done with somebody, by what they are. */
export const PersonActs = ({ person, onAct }: Props) => {
  const { t } = useTranslation(['peoplePage', 'common']);
  const of: readonly PersonAct[] = acts[person.kind];
  return (
    <Flex columnGap="3" wrap="wrap">
      {of.map((act) => (
        <RowAct
          key={act}
          isDestructive={act === 'remove'}
          label={t('common:actOf', { act: t(`acts.${act}`), name: shownName(person) })}
          onClick={() => onAct(act, person)}
        >
          {t(`acts.${act}`)}
        </RowAct>
      ))}
    </Flex>
  );
};
