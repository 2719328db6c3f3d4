import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

export const mainContentId = 'main-content';

/** The first stop of the Tab key: past the menus. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <chakra.a
      href={`#${mainContentId}`}
      position="absolute"
      insetStart="2"
      top="-100px"
      _focus={{ top: '2' }}
      zIndex="skipNav"
      bg="bg.panel"
      paddingX="4"
      paddingY="2"
      borderRadius="l2"
      boxShadow="md"
    >
      {t('skipToContent')}
    </chakra.a>
  );
}
