import { Badge, Button, chakra, HStack, SegmentGroup, Stack, Text } from '@chakra-ui/react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../session/viewer-context.ts';
import { longDay } from '../../shared/date-range/time-text.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { goTo } from '../../shared/navigation.ts';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { trendColorsOf } from '../../theme/trend-colors.ts';
import { NickName } from './NickName.tsx';
import { maskPhone } from './phone.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { forget, recall } from './sign-in/credential-vault.ts';
import { LinkButton } from './sign-in/LinkButton.tsx';
import { type LinkWay, openLink } from './sign-in/link-dialog-store.ts';
import { useTrendColors } from './use-trend-colors.ts';

const ActionLogDialog = lazyPart(() => import('./ActionLogDialog.tsx'));

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '6',
    rowGap: '3',
    alignItems: 'center',
    '& dt': { color: 'fg.muted' },
  },
});

function Missing(props: { text: string; action: string; onBind: () => void }) {
  return (
    <HStack gap="3">
      <Text as="span" color="fg.muted">
        {props.text}
      </Text>
      <LinkButton onClick={props.onBind}>{props.action}</LinkButton>
    </HStack>
  );
}

/** Personal centre: who one is here, and how rising figures are coloured. */
export default function AccountDialog({
  onClose,
  onMyShops,
  onPush,
  finalFocus,
}: {
  onClose: () => void;
  /** Asked for after this dialog was closed. */
  onMyShops: () => void;
  onPush: () => void;
  finalFocus: () => HTMLElement | null;
}) {
  const { t } = useTranslation(['account', 'common']);
  const viewer = useViewer();
  const [trendColors, setTrendColors] = useTrendColors(viewer.id);
  const [logOpen, setLogOpen] = useState(false);
  const [remembered, setRemembered] = useState(false);

  useEffect(() => {
    void recall().then((credentials) => setRemembered(credentials !== undefined));
  }, []);

  const link = (way: LinkWay) => {
    onClose();
    openLink(way, finalFocus);
  };

  const hasRecords = viewer.role !== 'SHIPPER';
  const showRecords = () => {
    onClose();
    goTo('/account/log');
  };

  const leaveNoPassword = async () => {
    await forget();
    const { signOut } = await import('../../session/sign-out.ts');
    await signOut();
  };

  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('personalCentre')}
      width={440}
      finalFocus={finalFocus}
      footer={
        <>
          <HStack gap="2" marginEnd="auto">
            <Button variant="ghost" onClick={() => setLogOpen(true)}>
              {t('title.auditLog')}
            </Button>
            {(viewer.role === 'MANAGER' || viewer.role === 'OPERATOR') && (
              <Button
                variant="ghost"
                onClick={() => {
                  onClose();
                  onMyShops();
                }}
              >
                {t('words.myShops')}
              </Button>
            )}
          </HStack>
          {remembered && (
            <Button variant="outline" colorPalette="red" onClick={() => void leaveNoPassword()}>
              {t('leaveNoPassword')}
            </Button>
          )}
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('common:close')}
          </Button>
        </>
      }
    >
      {logOpen && (
        <Suspense>
          <ActionLogDialog
            onClose={() => setLogOpen(false)}
            onShowRecords={hasRecords ? showRecords : undefined}
          />
        </Suspense>
      )}
      <Stack gap="5">
        <Rows>
          <dt>{t('words.phone')}</dt>
          <dd>
            {viewer.phone === null ? (
              <Missing text={t('notBound')} action={t('bindPhone')} onBind={() => link('phone')} />
            ) : (
              maskPhone(viewer.phone)
            )}
          </dd>
          <dt id="nick-name">{t('nickName')}</dt>
          <dd>
            <NickName labelledBy="nick-name" />
          </dd>
          <dt>{t('words.role')}</dt>
          <dd>
            <RoleBadge role={viewer.role} />
          </dd>
          <dt>{t('chatAccount')}</dt>
          <dd>
            {viewer.hasChatAccount ? (
              t('chatBound')
            ) : (
              <Missing text={t('notBound')} action={t('bindChat')} onBind={() => link('chat')} />
            )}
          </dd>
          <dt>{t('registered')}</dt>
          <dd>{viewer.registerTime ? longDay(viewer.registerTime) : <Badge>{t('none')}</Badge>}</dd>
          {hasRecords && (
            <>
              <dt>{t('security')}</dt>
              <dd>
                <LinkButton
                  onClick={() => {
                    onClose();
                    goTo('/account/sessions');
                  }}
                >
                  {t('manageSessions')}
                </LinkButton>
              </dd>
              <dt>{t('records')}</dt>
              <dd>
                <LinkButton onClick={showRecords}>{t('showRecords')}</LinkButton>
              </dd>
              <dt>{t('title.apiKeys')}</dt>
              <dd>
                <LinkButton
                  onClick={() => {
                    onClose();
                    goTo('/apiKeys');
                  }}
                >
                  {t('manageKeys')}
                </LinkButton>
              </dd>
            </>
          )}
          <dt>{t('words.push')}</dt>
          <dd>
            <LinkButton
              onClick={() => {
                onClose();
                onPush();
              }}
            >
              {t('managePush')}
            </LinkButton>
          </dd>
          <dt id="trend-colors">{t('trendColors')}</dt>
          <dd>
            <SegmentGroup.Root
              size="sm"
              aria-labelledby="trend-colors"
              value={trendColors}
              onValueChange={({ value }) => setTrendColors(trendColorsOf(value ?? undefined))}
            >
              <SegmentGroup.Indicator />
              <SegmentGroup.Items
                items={[
                  { value: 'red-up', label: t('redUp') },
                  { value: 'green-up', label: t('greenUp') },
                ]}
              />
            </SegmentGroup.Root>
          </dd>
        </Rows>
      </Stack>
    </AppDialog>
  );
}
