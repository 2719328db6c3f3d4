import { isWholeWanted } from '../whole-page.ts';

type Props = { readonly height: number; readonly span: number };

/** What is out of sight: the height of its lines. Paper waits for them, but not for those that it does not get. */
export const SpaceRow = ({ height, span }: Props) => {
  const isWhole = isWholeWanted.use();
  if (height <= 0) return null;
  return (
    <tr data-space data-waiting={!isWhole || undefined}>
      <td colSpan={span} style={{ height }} />
    </tr>
  );
};
