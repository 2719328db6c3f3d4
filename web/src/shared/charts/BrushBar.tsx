import { Button, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../i18n/format.ts';
import { directionOf } from '../../i18n/languages.ts';

type Props = {
  /** From where to where it was drawn. */
  readonly name: string;
  readonly onTake: () => void;
  readonly onGiveUp: () => void;
};

/** Asks whether what was drawn over a chart is meant. */
export const BrushBar = ({ name, onTake, onGiveUp }: Props) => {
  const { t } = useTranslation();
  return (
    <Flex
      data-brush-bar
      // The chart that it belongs to runs from left to right.
      dir={directionOf(textLanguage())}
      position="absolute"
      top="0"
      insetX="0"
      justify="center"
      wrap="wrap"
      gap="2"
      // Beside the buttons the chart goes on.
      pointerEvents="none"
      css={{
        '& > button': {
          pointerEvents: 'auto',
          boxShadow: 'md',
          maxWidth: '100%',
          height: 'auto',
          paddingBlock: '1',
          whiteSpace: 'normal',
        },
      }}
    >
      <Button size="sm" minHeight={{ base: '44px', lg: '8' }} onClick={onTake}>
        {t('chart.take', { span: name })}
      </Button>
      <Button
        size="sm"
        minHeight={{ base: '44px', lg: '8' }}
        variant="outline"
        bg="bg.panel"
        onClick={onGiveUp}
      >
        {t('cancel')}
      </Button>
    </Flex>
  );
};
