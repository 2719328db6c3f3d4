import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { agoText } from '../../i18n/format.ts';
import type { Draft } from './use-draft.ts';

type Props<T> = { readonly draft: Draft<T> };

/** Says that what was not saved is here again, or that it could be; nothing where there was nothing. */
export const DraftLine = <T,>({ draft: { found, restore, discard } }: Props<T>) => {
  const { t } = useTranslation();
  if (found === null) return null;
  const look = { type: 'button', size: 'xs', minHeight: { base: '44px', lg: '8' } } as const;
  const ago = agoText(found.at);
  return (
    <Flex role="status" columnGap="3" rowGap="1" align="center" wrap="wrap" color="fg.muted">
      <Text>{t(`draft.${found.offer ?? 'restored'}`, { ago })}</Text>
      {found.offer && (
        <Button {...look} variant="outline" onClick={restore}>
          {t('draft.restore')}
        </Button>
      )}
      <Button {...look} variant="outline" colorPalette="gray" onClick={discard}>
        {t('draft.discard')}
      </Button>
    </Flex>
  );
};
