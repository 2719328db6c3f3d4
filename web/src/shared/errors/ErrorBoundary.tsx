import { Button, Center, Stack, Text } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

function Crashed() {
  const { t } = useTranslation();
  return (
    <Center minHeight="60dvh" padding="6">
      <Stack align="center" gap="3" textAlign="center" role="alert">
        <Text as="h1" fontSize="xl" fontWeight="semibold">
          {t('crashed')}
        </Text>
        <Text color="fg.muted">{t('crashedHint')}</Text>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      </Stack>
    </Center>
  );
}

/**
 * Keeps a fault of one part while it is drawn from emptying the page. `place` that changes (the address)
 * tries again.
 */
export class ErrorBoundary extends Component<
  { children: ReactNode; place?: string },
  { failedAt: string | undefined; failed: boolean }
> {
  override state = { failed: false, failedAt: undefined };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: { place?: string },
    state: { failed: boolean; failedAt: string | undefined },
  ) {
    if (!state.failed) return { failedAt: props.place };
    return state.failedAt === props.place ? null : { failed: false, failedAt: props.place };
  }

  override render() {
    return this.state.failed ? <Crashed /> : this.props.children;
  }
}
