import { Menu, Portal } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../shared/date-range/time-text.ts';
import { RowAct } from '../../shared/table/RowAct.tsx';
import { putOffTimes } from './put-off.ts';

type Props = {
  /** Names the act and the row, for those who do not see what stands beside it. */
  readonly label: string;
  /** The least size of what is pressed with a finger. */
  readonly touch: { readonly minHeight: string; readonly minWidth: string } | undefined;
  readonly onPutOff: (until: number) => void;
  /** Another time is to be chosen. */
  readonly onOther: () => void;
};

/** Until when something is put off. */
export const PutOffMenu = ({ label, touch, onPutOff, onOther }: Props) => {
  const { t } = useTranslation('todos');
  // Counted when it is opened: the list may stand there for hours.
  const times = () => putOffTimes(Date.now());
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => {
        const chosen = times().find(({ choice }) => choice === value);
        if (chosen) onPutOff(chosen.until);
        else if (value === 'other') onOther();
      }}
    >
      <Menu.Trigger asChild>
        <RowAct label={label} {...touch}>
          {t('acts.putOff')}
        </RowAct>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="160px">
            {times().map(({ choice, until }) => (
              <Menu.Item key={choice} value={choice} minHeight={{ base: '44px', lg: '9' }}>
                {t(`putOff.${choice}`, { time: clockTime(until) })}
              </Menu.Item>
            ))}
            <Menu.Item value="other" minHeight={{ base: '44px', lg: '9' }}>
              {t('putOff.other')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
