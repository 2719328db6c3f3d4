import { useSelection } from '../../../shop-scope/use-selection.ts';
import { SelectionTool } from './SelectionTool.tsx';

/** The selection tool beside the shops: their panel chooses the shop. */
export default function SelectionPage() {
  const { selection, directory } = useSelection();
  const shopId = selection.kind === 'shop' ? selection.id : (directory.shops[0]?.id ?? null);
  return <SelectionTool shopId={shopId} shopChoice={null} />;
}
