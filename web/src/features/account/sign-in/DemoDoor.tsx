import { Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { GraphQLProvider } from '../../../graphql/GraphQLProvider.tsx';
import { stripHeight } from '../../../shared/connection/ConnectionStrip.tsx';
import { useHasDemoLoginQuery } from './auth.generated.ts';
import { useSignIn } from './use-sign-in.ts';

function Door() {
  const { t } = useTranslation('auth');
  const { data } = useHasDemoLoginQuery({ context: { quiet: true } });
  const { signInAsDemo, signingIn } = useSignIn();
  if (!data?.hasDemoLogin) return null;
  return (
    <Flex
      gap="3"
      wrap="wrap"
      align="center"
      justify="center"
      paddingX="4"
      paddingY="2"
      // Comes late: at the foot of the window it moves nothing that is being read.
      position="sticky"
      bottom={stripHeight}
      zIndex="docked"
      bg="bg.info"
      borderTopWidth="1px"
    >
      <Text color="fg.muted">{t('demoHint')}</Text>
      <Button
        size="sm"
        minHeight={{ base: '44px', lg: '9' }}
        loading={signingIn}
        onClick={() => void signInAsDemo()}
      >
        {t('demoEnter')}
      </Button>
    </Flex>
  );
}

/** The way in as the boss of the demo data, where the server says that there is one. */
export default function DemoDoor() {
  return (
    <GraphQLProvider>
      <Door />
    </GraphQLProvider>
  );
}
