import { Separator, Stack } from '@chakra-ui/react';
import { useViewerQuery } from '../../../session/viewer.generated.ts';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.tsx';
import { ErrorState } from '../../../shared/ui/states.tsx';
import { usePushSettingsQuery } from './Push.generated.ts';
import { PushChoice } from './PushChoice.tsx';
import { ThisDevice } from './ThisDevice.tsx';
import { usePushDevice } from './use-push-device.ts';

/** 推送提醒: whether this browser gets notifications, of what, and when not. */
export function PushSettings() {
  const viewer = useViewerQuery({ context: { quiet: true } }).data?.viewer;
  const device = usePushDevice();
  const { endpoint } = device;
  const { data, previousData, error, refetch } = usePushSettingsQuery({
    variables: { endpoint: endpoint ?? null },
    skip: endpoint === undefined,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const settings = (data ?? previousData)?.pushSettings;
  if (settings === undefined || viewer === undefined)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <PageSkeleton of="rows" />
    );
  return (
    <Stack gap="4">
      <ThisDevice
        userId={viewer.id}
        settings={settings}
        device={device}
        onChange={() => refetch().catch(() => {})}
      />
      <Separator />
      <PushChoice settings={settings} isShipper={viewer.role === 'SHIPPER'} />
    </Stack>
  );
}
