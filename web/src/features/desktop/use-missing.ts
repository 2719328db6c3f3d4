import { useSyncExternalStore } from 'react';
import { helper, helperVersion } from './helper-connection.ts';
import { useOffers } from './offers.ts';
import { isOlder, pluginVersion, watchPlugin } from './plugin.ts';

/** What this site offers and this machine has not. Nothing is missing that is not offered. */
export function useMissing(): {
  readonly software: boolean;
  readonly softwareIsOld: boolean;
  readonly plugin: boolean;
  readonly pluginIsOld: boolean;
} {
  const { software, plugin } = useOffers();
  const state = helper.use();
  const running = helperVersion.use();
  const version = useSyncExternalStore(watchPlugin, pluginVersion);
  return {
    software: software !== undefined && state === 'absent',
    softwareIsOld:
      software !== undefined && running !== undefined && isOlder(running, software.version),
    plugin: plugin !== undefined && version === undefined,
    pluginIsOld: plugin !== undefined && version !== undefined && isOlder(version, plugin.version),
  };
}
