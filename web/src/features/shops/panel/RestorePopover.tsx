import { Button, Flex, Popover, Portal, Text } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFocusLost } from '../../../shared/ui/opener.ts';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';
import { PlatformMark } from '../../../shop-scope/PlatformMark.tsx';
import { useDirectory } from '../../../shop-scope/use-directory.ts';
import { useShopLayout } from '../use-shop-layout.ts';

type Props = {
  /** The button that it hangs on and that has the focus afterwards. */
  readonly anchor: () => HTMLElement | null;
  readonly onClose: () => void;
};

/** The hidden shops, each with the way to show it again; closes with the last. */
export const RestorePopover = ({ anchor, onClose }: Props) => {
  const { t } = useTranslation('shops');
  const { hidden } = useDirectory();
  const { restore } = useShopLayout();
  const [isSaving, setSaving] = useState(false);
  const isEmpty = hidden.length === 0;
  useEffect(() => {
    if (isEmpty && !isSaving) onClose();
  }, [isEmpty, isSaving, onClose]);
  const content = useRef<HTMLDivElement>(null);
  const back = useStableCallback(anchor);
  // It is put there open and taken away whole, so that it neither takes the focus by itself nor gives it back; and a shop
  // that is restored takes its button along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every shop that goes.
  useLayoutEffect(() => content.current?.focus(), [hidden.length]);
  useLayoutEffect(() => {
    const list = content.current;
    return () => {
      const button = back();
      if (!button || !(list?.contains(document.activeElement) || isFocusLost(button))) return;
      // Once it is gone: until then the button does not hear of it.
      queueMicrotask(() => button.focus());
    };
  }, [back]);
  const bringBack = async (ids: readonly string[]) => {
    setSaving(true);
    await restore(ids, { done: t('restore.done') });
    setSaving(false);
  };
  return (
    <Popover.Root
      // The last is gone from it before the server has answered, and comes back where that refuses.
      open={!isEmpty}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      positioning={{
        placement: 'top-start',
        getAnchorRect: () => anchor()?.getBoundingClientRect() ?? null,
      }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content ref={content} width="300px" maxWidth="calc(100vw - 24px)">
            <Popover.Header paddingBottom="2">
              <Flex align="center" justify="space-between" gap="2">
                <Popover.Title fontWeight="semibold">
                  {t('restore.title', { count: hidden.length })}
                </Popover.Title>
                {hidden.length > 1 && (
                  <Button
                    size="xs"
                    variant="ghost"
                    onClick={() => void bringBack(hidden.map(({ id }) => id))}
                  >
                    {t('restore.all')}
                  </Button>
                )}
              </Flex>
            </Popover.Header>
            <Popover.Body paddingTop="0" maxHeight="320px" overflowY="auto">
              <Flex as="ul" direction="column" listStyleType="none">
                {hidden.map(({ id, name, mallId, platform }) => (
                  <Flex as="li" key={id} align="center" gap="2" minHeight="10">
                    <PlatformMark platform={platform} />
                    <Text flex="1" truncate title={`${name} ${mallId}`}>
                      {name}
                    </Text>
                    <Button
                      size="xs"
                      variant="outline"
                      aria-label={t('restore.one', { shop: name })}
                      onClick={() => void bringBack([id])}
                    >
                      {t('restore.action')}
                    </Button>
                  </Flex>
                ))}
              </Flex>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
};
