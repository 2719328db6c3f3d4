import { Button, Text } from '@chakra-ui/react';

type Props = {
  /** The item that it leads to; null where there is none. */
  readonly name: string | null;
  readonly text: string;
  /** Where the rule stands. */
  readonly source?: string;
  readonly isGuide?: boolean;
  readonly onOpen?: () => void;
};

/** Something that is wrong with a label; a press leads to the item. */
export const FindingRow = ({ name, text, source, isGuide = false, onOpen }: Props) => {
  const said = (
    <>
      {name !== null && (
        <Text as="span" display="block" fontWeight="semibold" truncate>
          {name}
        </Text>
      )}
      <Text
        as="span"
        display="block"
        color={isGuide ? 'fg.warning' : 'fg.error'}
        fontSize="xs"
        lineHeight="1.4"
      >
        {text}
      </Text>
      {source !== undefined && (
        <Text as="span" display="block" color="fg.muted" fontSize="xs" lineHeight="1.4">
          {source}
        </Text>
      )}
    </>
  );
  if (onOpen === undefined) {
    return (
      <Text as="div" paddingX="2" paddingY="1.5">
        {said}
      </Text>
    );
  }
  return (
    <Button
      variant="ghost"
      colorPalette="gray"
      width="full"
      height="auto"
      minHeight={{ base: '44px', lg: '9' }}
      paddingX="2"
      paddingY="1.5"
      justifyContent="flex-start"
      whiteSpace="normal"
      textAlign="start"
      fontWeight="normal"
      display="block"
      onClick={onOpen}
    >
      {said}
    </Button>
  );
};
