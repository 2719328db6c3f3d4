import type { Product } from './desktop-dialogs.ts';
import type { Scene } from './StepPicture.tsx';

/** A tab of an install guide, with a picture for each of its steps. */
export interface GuideTab {
  readonly key: 'chrome' | 'edge' | 'windows' | 'mac';
  readonly scenes: readonly Scene[];
}

export const guides = {
  plugin: [
    { key: 'chrome', scenes: ['unzip', 'chromeExtensions', 'chromeDeveloperMode', 'chromeLoad'] },
    { key: 'edge', scenes: ['unzip', 'edgeExtensions', 'edgeDeveloperMode', 'edgeLoad'] },
  ],
  software: [
    { key: 'windows', scenes: ['quit', 'unzip', 'startFile', 'running'] },
    { key: 'mac', scenes: ['openPackage', 'unzip', 'terminal', 'running'] },
  ],
} as const satisfies Record<Product, readonly GuideTab[]>;
