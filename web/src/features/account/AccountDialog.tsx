import { Badge, Button, chakra, SegmentGroup, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../shared/ui/AppDialog.tsx';
import { applyTrendColors, readTrendColors } from '../../theme/trend-colors.ts';
import { forget, recall } from '../auth/credential-vault.ts';
import { maskPhone } from './phone.ts';
import { RoleBadge } from './RoleBadge.tsx';
import { useViewer } from './viewer-context.ts';

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

/** Personal centre: who one is here, and how rising figures are coloured. */
export default function AccountDialog({
  onClose,
  finalFocus,
}: {
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}) {
  const { t } = useTranslation('account');
  const viewer = useViewer();
  const [trendColors, setTrendColors] = useState(readTrendColors);
  const [remembered, setRemembered] = useState(false);

  useEffect(() => {
    void recall().then((credentials) => setRemembered(credentials !== undefined));
  }, []);

  const leaveNoPassword = async () => {
    await forget();
    const { signOut } = await import('../auth/sign-out.ts');
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
          {remembered && (
            <Button variant="outline" colorPalette="red" onClick={() => void leaveNoPassword()}>
              {t('leaveNoPassword')}
            </Button>
          )}
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Rows>
          <dt>{t('phone')}</dt>
          <dd>{viewer.phone ? maskPhone(viewer.phone) : t('none')}</dd>
          <dt>{t('nickName')}</dt>
          <dd>
            <Text as="span" overflowWrap="anywhere">
              {viewer.nickName || viewer.username || t('none')}
            </Text>
          </dd>
          <dt>{t('role')}</dt>
          <dd>
            <RoleBadge role={viewer.role} />
          </dd>
          <dt>{t('registered')}</dt>
          <dd>
            {viewer.registerTime ? (
              new Date(viewer.registerTime).toLocaleDateString('sv-SE', {
                timeZone: 'Asia/Shanghai',
              })
            ) : (
              <Badge>{t('none')}</Badge>
            )}
          </dd>
          <dt id="trend-colors">{t('trendColors')}</dt>
          <dd>
            <SegmentGroup.Root
              size="sm"
              aria-labelledby="trend-colors"
              value={trendColors}
              onValueChange={({ value }) => {
                const choice = value === 'green-up' ? 'green-up' : 'red-up';
                setTrendColors(choice);
                applyTrendColors(choice);
              }}
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
