import { chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { placeOf, unknownIn } from './unknown.ts';

type Props = {
  readonly text: string;
  readonly unknown: readonly string[];
  /** Id of the field that holds the text. */
  readonly fieldId: string;
};

const Word = chakra('button', {
  base: {
    paddingInline: '2',
    minHeight: { base: '9', md: '6' },
    borderRadius: 'l1',
    bg: 'bg.warning',
    borderWidth: '1px',
    borderColor: 'fg.warning',
    color: 'fg',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
});

/** Marks a word in its field, ready to be written over. */
const markIn = (fieldId: string, word: string): void => {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const at = placeOf(word, field.value);
  field.focus();
  if (at >= 0) field.setSelectionRange(at, at + word.length);
};

/** The words of a text that were not translated; each leads to its place. */
export const UnknownWords = ({ text, unknown, fieldId }: Props) => {
  const { t } = useTranslation('listing');
  const words = unknownIn(text, unknown);
  if (words.length === 0) return null;
  return (
    <Flex gap="2" align="center" wrap="wrap" marginTop="1" role="note">
      <Text color="fg.warning" fontSize="xs">
        {t('editor.unknown', { count: words.length })}
      </Text>
      {words.map((word) => (
        <Word
          key={word}
          type="button"
          aria-label={t('editor.goToUnknown', { word })}
          onClick={() => markIn(fieldId, word)}
        >
          {word}
        </Word>
      ))}
    </Flex>
  );
};
