import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { openAuthDialog } from '../session/auth-dialog-store.ts';
import { session } from '../session/session.ts';
import { prefetch } from '../shared/navigation.ts';
import { ArrowForwardIcon } from '../shared/ui/icons.tsx';
import { DropStart } from './DropStart.tsx';
import { Prices } from './Prices.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { HeroTitle, Ideas, Questions } from './sections.tsx';

/** What visitors may do: look or register. */
function FirstSteps() {
  const { t } = useTranslation('publicSite');
  return (
    <>
      <Button size="lg" onClick={() => openAuthDialog('register')}>
        {t('register')}
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link to="/tryImport" onPointerEnter={() => prefetch('/tryImport')}>
          {t('tryImport')}
        </Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link to="/home" onPointerEnter={() => prefetch('/home')}>
          {t('preview')}
          <ArrowForwardIcon />
        </Link>
      </Button>
    </>
  );
}

/** The next step: visitors begin, others go on to work, in as much room, so that nothing moves once it is known who it is. */
function NextStep() {
  const { t } = useTranslation('publicSite');
  const { isVisitor } = session.use();
  return (
    <Grid alignItems="center" justifyItems="center">
      <Flex
        gap="3"
        wrap="wrap"
        justify="center"
        gridArea="1 / 1"
        {...(!isVisitor && { visibility: 'hidden' })}
      >
        <FirstSteps />
      </Flex>
      {!isVisitor && (
        <Button asChild size="lg" gridArea="1 / 1">
          <Link to="/home">
            {t('enter')}
            <ArrowForwardIcon />
          </Link>
        </Button>
      )}
    </Grid>
  );
}

/** That looking asks for nothing; to who is signed in it says nothing, and keeps its room, so that nothing moves. */
function PreviewHint() {
  const { t } = useTranslation('publicSite');
  const { isVisitor } = session.use();
  return (
    <Text color="fg.muted" {...(!isVisitor && { visibility: 'hidden' })}>
      {t('previewHint')}
    </Text>
  );
}

/** /index: what the product is, an idea a screen, and the way in. */
export default function LandingPage() {
  const { t } = useTranslation('publicSite');
  return (
    <>
      <Box
        as="section"
        bgGradient="to-b"
        gradientFrom="accent.subtle"
        gradientTo="bg"
        paddingX={{ base: '5', md: '8' }}
        paddingTop={{ base: '12', md: '20' }}
        paddingBottom={{ base: '14', md: '24' }}
      >
        <Stack maxWidth="1120px" marginX="auto" gap={{ base: '5', md: '6' }} align="center">
          <Text
            as="h1"
            fontSize={{ base: '3xl', md: '5xl' }}
            lineHeight="1.3"
            fontWeight="semibold"
            textAlign="center"
            textWrap="balance"
          >
            <HeroTitle />
          </Text>
          <Text
            fontSize={{ base: 'md', md: 'lg' }}
            lineHeight="1.8"
            color="fg.muted"
            textAlign="center"
            maxWidth="40em"
            textWrap="balance"
          >
            {t('heroText')}
          </Text>
          <NextStep />
          <DropStart />
          <PreviewHint />
          <Box width="full" marginTop={{ base: '4', md: '8' }}>
            <ProductPicture name="home" />
          </Box>
        </Stack>
      </Box>
      <Ideas />
      <Prices />
      <Questions />
      <Box as="section" bg="accent.subtle" paddingX="5" paddingY={{ base: '14', md: '24' }}>
        <Stack gap="4" align="center" textAlign="center">
          <Text
            as="h2"
            fontSize={{ base: '2xl', md: '4xl' }}
            lineHeight="1.35"
            fontWeight="semibold"
          >
            {t('closingTitle')}
          </Text>
          <Text fontSize={{ base: 'md', md: 'lg' }} color="fg.muted" marginBottom="2">
            {t('closingText')}
          </Text>
          <NextStep />
        </Stack>
      </Box>
    </>
  );
}
