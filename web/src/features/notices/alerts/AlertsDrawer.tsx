import { Tabs } from '@chakra-ui/react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
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
        <Tabs.List aria-label={t('view')} overflowX="auto" scrollbarWidth="none">
          {tabs.map((name) => (
            <Tabs.Trigger key={name} value={name} flex="1 0 auto" paddingX={{ base: '1', md: '4' }}>
              {t(name)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <View name="alerts">
          <AlertList doorOf={doorOf} onLeave={onClose} />
        </View>
        <View name="news">
          <LatestNews onLeave={onClose} />
        </View>
        <View name="settings">
          <AlertSettings onPush={onPush} />
        </View>
      </Tabs.Root>
    </SideDrawer>
  );
}

/** Waits for its own words by itself: the view that it follows could not leave while the whole drawer waits. */
const View = ({ name, children }: { name: (typeof tabs)[number]; children: ReactNode }) => (
  <Tabs.Content value={name} padding="0" paddingTop="3">
    <Suspense fallback={<PageSkeleton of="rows" />}>{children}</Suspense>
  </Tabs.Content>
);
