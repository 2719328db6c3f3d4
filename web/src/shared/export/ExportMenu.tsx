import { Button, Flex, Menu, Portal, Progress, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../kpi/money.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { isFocusLost } from '../ui/opener.ts';
import { type Exported, useExport } from './use-export.ts';

type Props<Row> = Exported<Row> & {
  readonly isEmpty: boolean;
  /** What is exported, where it is not the whole list. */
  readonly label?: string;
};

const kinds = ['csv', 'xlsx'] as const;

const touch = { base: '44px', lg: '8' } as const;

/** Takes the whole filtered list along as a file, or a part that `label` names; while it is gathered, says how far it is. */
export const ExportMenu = <Row,>({ isEmpty, label, ...exported }: Props<Row>) => {
  const { t } = useTranslation('tables');
  const { progress, start, cancel } = useExport(exported);
  const trigger = useRef<HTMLButtonElement>(null);
  const isGathering = progress !== null;
  const hasGathered = useRef(false);
  // The button that was pressed makes room for how far it is, and loses the focus by that.
  useLayoutEffect(() => {
    const button = trigger.current;
    if (hasGathered.current && button && isFocusLost(button)) button.focus();
    hasGathered.current = isGathering;
  }, [isGathering]);
  if (progress !== null) {
    const { done, total } = progress;
    const text = t('export.progress', { done: fullCount(done), total: fullCount(total) });
    return (
      <Flex align="center" gap="2" role="group" aria-label={label ?? t('export.open')}>
        <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap">
          {text}
        </Text>
        <Progress.Root
          size="xs"
          width="20"
          value={total === 0 ? null : Math.round((done / total) * 100)}
          aria-label={text}
        >
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
        <Button size="xs" variant="outline" colorPalette="gray" minHeight={touch} onClick={cancel}>
          {t('export.cancel')}
        </Button>
      </Flex>
    );
  }
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          ref={trigger}
          data-screen
          size="sm"
          variant="outline"
          colorPalette="gray"
          minHeight={touch}
          disabled={isEmpty}
        >
          <DownloadIcon />
          {label ?? t('export.open')}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {kinds.map((kind) => (
              <Menu.Item key={kind} value={kind} onSelect={() => void start(kind)}>
                {t(`export.${kind}`)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
