import { Text } from '@chakra-ui/react';

/** What is wrong with a choice that is no single input; beside inputs their own field says it. */
export const FieldFault = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <Text role="alert" color="fg.error" fontSize="xs" fontWeight="medium" marginTop="1.5">
      {text}
    </Text>
  );
