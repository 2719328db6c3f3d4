import { List, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { FigureOriginQuery } from './Origin.generated.ts';
import { Part } from './Part.tsx';

type Props = {
  readonly calls: FigureOriginQuery['statistics']['totalsCalls'];
  readonly hint?: string;
};

/** The calls of the contract that the figure is made of, for whoever works with them. */
export const OriginCalls = ({ calls, hint }: Props) => {
  const { t } = useTranslation('origin');
  return (
    <Part title={t('calls.title')}>
      <List.Root gap="1" paddingStart="4">
        {calls.map(({ name, method, path, shopCount }) => (
          <List.Item key={name}>
            {t('calls.of', { name, count: shopCount })}
            <br />
            <Text as="code" dir="ltr" fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
              {method} {path}
            </Text>
          </List.Item>
        ))}
      </List.Root>
      <Text color="fg.muted" fontSize="xs" marginTop="1">
        {hint ?? t('calls.hint')}
      </Text>
    </Part>
  );
};
