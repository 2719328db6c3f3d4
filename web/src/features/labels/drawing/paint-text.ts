import { type LabelItem, labelDefaults } from '../../../../../api/contract/rules/label-drawing.ts';
import type { Paper } from './paper.ts';
import { textLines } from './text-lines.ts';

/** System fonts alone: what is on the screen is on paper, too. */
const family = '"Noto Sans SC Variable","PingFang SC","Microsoft YaHei",system-ui,sans-serif';

export const fontOf = ({ bold, size }: Pick<LabelItem, 'bold' | 'size'>): string =>
  `${bold ? 700 : 400} ${size ?? labelDefaults.size}px ${family}`;

const lineHeightOf = ({ lineHeight }: Pick<LabelItem, 'lineHeight'>): number =>
  lineHeight ?? labelDefaults.lineHeight;

/** The lines of a text on this paper, and how much room they take. */
export function layText(paper: Paper, item: LabelItem, width: number) {
  paper.font = fontOf(item);
  const lines = textLines(item.text ?? '', width, (line) => paper.measureText(line).width);
  return { lines, height: lines.length * lineHeightOf(item) };
}

/** The text of an item within its width; each line stands in the middle of its step. */
export function paintText(paper: Paper, item: LabelItem): void {
  const { seatObj } = item;
  const step = lineHeightOf(item);
  paper.save();
  const { lines } = layText(paper, item, seatObj.w);
  paper.fillStyle = seatObj.color ?? labelDefaults.color;
  paper.textAlign = 'left';
  paper.textBaseline = 'middle';
  for (const [index, line] of lines.entries()) {
    paper.fillText(line, seatObj.x, seatObj.y + (index + 0.5) * step);
  }
  paper.restore();
}
