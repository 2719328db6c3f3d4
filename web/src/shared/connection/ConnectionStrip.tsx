import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { connection, type Trouble, troubleOf } from './connection.ts';
import { retryNow } from './retry.ts';

/** What sticks to the lower edge of the window stays above the strip by this much. */
export const stripHeight = 'var(--strip-height, 0px)';

/** Says at the lower edge of every page that it is cut off and comes back by itself, or that it is out of date. */
export function ConnectionStrip() {
  const { t } = useTranslation();
  const trouble = connection.use(troubleOf);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    if (trouble === null || strip.current === null) return undefined;
    const { current } = strip;
    // On a phone its words take two lines, some of them only once the font is there.
    const observer = new ResizeObserver(() =>
      style.setProperty('--strip-height', `${current.offsetHeight}px`),
    );
    style.setProperty('--strip-height', `${current.offsetHeight}px`);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--strip-height');
    };
  }, [trouble]);
  if (trouble === null) return null;
  return (
    <Flex
      ref={strip}
      role="alert"
      position="sticky"
      bottom="0"
      insetInlineStart="0"
      // Above dialogs: what they hold cannot be sent now.
      zIndex="toast"
      flexShrink="0"
      minHeight="9"
      maxWidth="100vw"
      align="center"
      justify="center"
      columnGap="3"
      wrap="wrap"
      paddingX="4"
      paddingY="1"
      bg="bg.warning"
      color="fg.warning"
      borderTopWidth="1px"
      borderColor="border.warning"
    >
      <Text>{t(`connection.${trouble}`)}</Text>
      <Button
        size="xs"
        variant="outline"
        colorPalette="orange"
        minHeight={{ base: '44px', lg: '8' }}
        onClick={() => mend(trouble)}
      >
        {t(trouble === 'outdated' ? 'reload' : 'connection.retry')}
      </Button>
    </Flex>
  );
}

/** What the person can do about it. */
export function mend(trouble: Trouble | null): void {
  if (trouble === 'cutOff') retryNow();
  else window.location.reload();
}
