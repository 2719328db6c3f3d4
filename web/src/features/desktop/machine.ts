import { useEffect, useState } from 'react';
import type { DownloadPlatform } from '../../graphql/schema.generated.ts';

/**
 * What a browser says that it runs on. Its user agent alone takes ARM for Intel on most systems, so the processor is
 * asked for besides where that can be done.
 * @param processor `arm`, `x86` or '' as user agent client hints have it
 */
export function platformOf(agent: string, processor = ''): DownloadPlatform {
  const isArm = processor === 'arm' || (processor === '' && /aarch64|arm64/i.test(agent));
  // Phones and tablets run neither.
  if (/Android|iPhone|iPad|Mobile/.test(agent)) return 'ANY';
  if (/Windows/.test(agent)) return isArm ? 'WIN_ARM64' : 'WIN_X64';
  // Macs have not been made with other processors for years.
  if (/Macintosh/.test(agent)) return processor === 'x86' ? 'MAC_X64' : 'MAC_ARM64';
  if (/Linux|X11/.test(agent)) return isArm ? 'LINUX_ARM64' : 'LINUX_X64';
  return 'ANY';
}

/** '' where the browser does not tell. */
async function processorOf(browser: object): Promise<string> {
  const data: unknown = 'userAgentData' in browser ? browser.userAgentData : undefined;
  if (typeof data !== 'object' || data === null || !('getHighEntropyValues' in data)) return '';
  if (typeof data.getHighEntropyValues !== 'function') return '';
  const told: unknown = await data.getHighEntropyValues(['architecture']);
  if (typeof told !== 'object' || told === null || !('architecture' in told)) return '';
  return typeof told.architecture === 'string' ? told.architecture : '';
}

/** The machine that the page is looked at on. */
export function useMachine(): DownloadPlatform {
  const [machine, setMachine] = useState(() => platformOf(navigator.userAgent));
  useEffect(() => {
    let isGone = false;
    processorOf(navigator).then(
      (processor) => {
        if (!isGone) setMachine(platformOf(navigator.userAgent, processor));
      },
      // It stays with what the user agent says.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return machine;
}
