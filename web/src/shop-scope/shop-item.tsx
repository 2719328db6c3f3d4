import type { CheckListItem } from '../shared/lists/CheckList.tsx';
import { PlatformMark } from './PlatformMark.tsx';

export type ListedShop = {
  readonly id: string;
  readonly mallId: string;
  readonly name: string;
  readonly platform: 'TEMU' | 'SHEIN';
};

/** A shop as a row of a list to check. */
export const shopItem = ({ id, name, mallId, platform }: ListedShop): CheckListItem => ({
  id,
  name,
  detail: mallId,
  mark: <PlatformMark platform={platform} />,
});
