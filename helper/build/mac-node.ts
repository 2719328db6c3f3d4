import type { ExecutablePlatform } from './platforms.ts';

/**
 * The Node of the executables for macOS. The registry has no package of the version that the product runs on for both
 * kinds of Mac; this is the newest that it has for both. The script goes into a program in a form that only the same
 * version reads, so the Node of the machine that makes them is needed in this version too.
 * What the packages must hash to is the registry's `dist.integrity`.
 */
export const macNode = {
  version: '26.10.0',
  integrity: {
    'mac-arm64':
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
    'mac-x64':
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
    'linux-x64':
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
    'linux-arm64':
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    'win-x64':
      'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
  },
} as const satisfies { version: string; integrity: Record<ExecutablePlatform, string> };
