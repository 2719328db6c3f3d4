import { Tabs } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../shared/ui/SideDrawer.tsx';
import { AlertList } from './AlertList.tsx';
import { AlertSettings } from './AlertSettings.tsx';
import { doorOf } from './alert-door.ts';
import { LatestNews } from './LatestNews.tsx';

const tabs = ['alerts', 'news', 'settings'] as const;

/** 提醒中心: what happened, what this product announces, and by which rules the person is told. */
export default function AlertsDrawer({
  open,
  onClose,
  onPush,
}: {
  open: boolean;
  onClose: () => void;
  onPush: () => void;
}) {
  const { t } = useTranslation('alerts');
  const [tab, setTab] = useState<string>('alerts');
  return (
    <SideDrawer open={open} onClose={onClose} title={t('title')} size="sm">
      <Tabs.Root
        value={tab}
        fitted
        colorPalette="accent"
        lazyMount
        unmountOnExit
        onValueChange={({ value }) => setTab(value)}
      >
        <Tabs.List aria-label={t('view')}>
          {tabs.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {t(name)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="alerts" padding="0" paddingTop="3">
          <AlertList doorOf={doorOf} onLeave={onClose} />
        </Tabs.Content>
        <Tabs.Content value="news" padding="0" paddingTop="3">
          <LatestNews onLeave={onClose} />
        </Tabs.Content>
        <Tabs.Content value="settings" padding="0" paddingTop="3">
          <AlertSettings onPush={onPush} />
        </Tabs.Content>
      </Tabs.Root>
    </SideDrawer>
  );
}
