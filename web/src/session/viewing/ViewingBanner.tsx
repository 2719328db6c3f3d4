import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../graphql/client.ts';
import { toast } from '../../shared/ui/toast.ts';
import type { Viewer } from '../viewer-context.ts';
import { EndViewingDocument } from './Viewing.generated.ts';
import { beginAnew } from './viewing.ts';

/** Says on every page as whom a boss looks at it, that nothing can be changed, or that this person is gone; and ends it. */
export default function ViewingBanner({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('viewing');
  const [isBusy, setIsBusy] = useState(false);
  const { viewedGone } = viewer;
  const role = viewer.role === 'OPERATOR' || viewer.role === 'SHIPPER' ? viewer.role : 'MANAGER';
  const leave = async () => {
    setIsBusy(true);
    try {
      // Refused is only what was ended elsewhere: the page does not know it yet.
      await client.mutate({ mutation: EndViewingDocument, context: { quiet: true } });
      beginAnew();
    } catch {
      setIsBusy(false);
      toast.error(t('endFailed'));
    }
  };
  return (
    <Flex
      role="status"
      data-screen
      position="fixed"
      bottom={{ base: '20', md: '4' }}
      insetX="0"
      marginX="auto"
      zIndex="banner"
      width="max-content"
      maxWidth="calc(100vw - 24px)"
      align="center"
      gap="3"
      paddingStart="4"
      paddingEnd="2"
      paddingY="2"
      borderWidth="1px"
      borderColor="border.warning"
      borderRadius="l3"
      boxShadow="lg"
      bg="bg.warning"
      color="fg.warning"
    >
      <Text>
        {viewedGone === null
          ? t('text', { name: viewer.nickName ?? viewer.phone ?? '', role: t(`roles.${role}`) })
          : t('gone', { name: viewedGone })}
      </Text>
      <Button
        size="sm"
        variant="outline"
        colorPalette="orange"
        minHeight={{ base: '44px', lg: '9' }}
        flexShrink={0}
        loading={isBusy}
        onClick={() => void leave()}
      >
        {t(viewedGone === null ? 'end' : 'goOn')}
      </Button>
    </Flex>
  );
}
