import { useSyncExternalStore } from 'react';
import { helper, helperVersion } from './helper-connection.ts';
import { offers } from './offers.ts';
import { isOlder, pluginVersion, watchPlugin } from './plugin.ts';

/** What this site offers and this machine has not. Nothing is missing that is not offered. */
export function useMissing(): {
  readonly software: boolean;
  readonly softwareIsOld: boolean;
  readonly plugin: boolean;
  readonly pluginIsOld: boolean;
} {
  const { software, plugin } = offers.use();
  const state = helper.use();
  const running = helperVersion.use();
  const version = useSyncExternalStore(watchPlugin, pluginVersion);
  const isOffered = plugin.href !== '';
  return {
    software: software.href !== '' && state === 'absent',
    softwareIsOld:
      software.href !== '' && running !== undefined && isOlder(running, software.version),
    plugin: isOffered && version === undefined,
    pluginIsOld: isOffered && version !== undefined && isOlder(version, plugin.version),
  };
}
