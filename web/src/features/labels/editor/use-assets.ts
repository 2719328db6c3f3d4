import { useEffect, useRef, useState } from 'react';
import type { LabelItem } from '../../../../../api/contract/rules/label-drawing.ts';
import { assetKey } from '../drawing/asset-key.ts';
import { type Asset, type Assets, noAssets } from '../drawing/assets.ts';
import { loadAsset } from '../drawing/load-asset.ts';

/** What the items need, as far as it is here; grows while the rest comes, and forgets what nobody needs. */
export function useAssets(items: readonly LabelItem[]): Assets {
  const [assets, setAssets] = useState<Assets>(noAssets);
  const asked = useRef(new Set<string>());
  const keys = new Set(items.map(assetKey).filter((key) => key !== null));
  const needed = useRef(keys);
  needed.current = keys;
  useEffect(() => {
    const take = (key: string, asset: Asset) => {
      setAssets((known) => {
        const kept = [...known].filter(([name]) => needed.current.has(name));
        return new Map(needed.current.has(key) ? [...kept, [key, asset]] : kept);
      });
      if (!needed.current.has(key)) asked.current.delete(key);
    };
    for (const key of asked.current) if (!keys.has(key)) asked.current.delete(key);
    for (const key of keys) {
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      void loadAsset(key).then((asset) => take(key, asset));
    }
  });
  return assets;
}
