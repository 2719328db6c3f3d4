import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { maskPhone, RoleBadge } from '../../features/account/index.ts';
import { languages } from '../../i18n/languages.ts';
import { selectedLang } from '../../i18n/selected-language.ts';
import { openAuthDialog } from '../../session/auth-dialog-store.ts';
import { asDesktop } from '../../session/desktop-view.ts';
import { phoneApp } from '../../session/phone-app.ts';
import { SampleBack } from '../../session/sample/SampleBack.tsx';
import { session } from '../../session/session.ts';
import { ViewerContext } from '../../session/viewer-context.ts';
import { ChevronForwardIcon, MoonIcon, SunIcon } from '../../shared/ui/icons.tsx';
import { useColorMode } from '../../theme/color-mode.ts';
import { LanguageMenu } from '../header/LanguageMenu.tsx';
import { leave } from './leave.ts';

/** A setting that is pressed wherever its row is. */
const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '44px',
    textAlign: 'start',
    cursor: 'pointer',
  },
});

/** /m/me: who is signed in here, the settings of this phone, and the way out. */
export default function MePage() {
  const { t } = useTranslation(['phone', 'shell']);
  const viewer = use(ViewerContext);
  const { isSample } = session.use();
  const { mode, toggle } = useColorMode();
  const selected = selectedLang.use();
  // Without network it is not known who is here.
  if (viewer === undefined) return <Navigate to={phoneApp} replace />;
  const phone = viewer.phone === null ? null : maskPhone(viewer.phone);
  // Whoever has no name yet is called by the number.
  const called = viewer.nickName || viewer.username;
  const name = called === viewer.phone ? null : called;
  return (
    <Stack gap="4" padding="3">
      <Heading as="h1" size="lg">
        {t('title.phoneMe')}
      </Heading>
      <Flex align="center" gap="3" padding="4" layerStyle="panel">
        <Box flex="1" minWidth="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {viewer.isVisitor ? t('me.visitor') : (name ?? phone)}
          </Text>
          {name !== null && phone !== null && <Text color="fg.muted">{phone}</Text>}
        </Box>
        <RoleBadge role={viewer.role} />
      </Flex>
      <Stack as="section" aria-label={t('me.settings')} gap="2" padding="4" layerStyle="panel">
        <Heading as="h2" size="sm">
          {t('me.settings')}
        </Heading>
        <Row type="button" onClick={toggle}>
          {t(mode === 'dark' ? 'shell:lightMode' : 'shell:darkMode')}
          {mode === 'dark' ? <SunIcon /> : <MoonIcon />}
        </Row>
        <LanguageMenu>
          <Row type="button">
            {t('shell:language')}
            <Text as="span" color="fg.muted">
              {languages.find(({ code }) => code === selected)?.name}
            </Text>
          </Row>
        </LanguageMenu>
        {!viewer.isVisitor && (
          <Flex asChild align="center" justify="space-between" minHeight="44px">
            <Link to={`${phoneApp}/push`}>
              {t('push')}
              <ChevronForwardIcon />
            </Link>
          </Flex>
        )}
        {!viewer.isVisitor && viewer.role !== 'SHIPPER' && (
          <Flex asChild align="center" justify="space-between" minHeight="44px">
            <Link to={asDesktop('/home')}>
              {t('me.desktop')}
              <ChevronForwardIcon />
            </Link>
          </Flex>
        )}
      </Stack>
      {isSample ? (
        <SampleBack minHeight="48px" />
      ) : viewer.isVisitor ? (
        <Stack gap="2">
          <Button asChild minHeight="48px">
            <Link to={phoneApp}>{t('signIn.submit')}</Link>
          </Button>
          <Button variant="outline" minHeight="48px" onClick={() => openAuthDialog('register')}>
            {t('me.register')}
          </Button>
        </Stack>
      ) : (
        <Button variant="outline" colorPalette="red" minHeight="48px" onClick={() => void leave()}>
          {t('words.signOut')}
        </Button>
      )}
    </Stack>
  );
}
