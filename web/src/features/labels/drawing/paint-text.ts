import {
  type LabelItem,
  labelDefaults,
  unitsPerMillimetre,
} from '../../../../../api/contract/rules/label-drawing.ts';
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

/** No text is made smaller than this to fit its seat: signs of 1.6 mm can still be read. */
const leastSize = 1.6 * unitsPerMillimetre;
/** What a text is made smaller by until it fits. */
const SMALLER = 0.95;

/** The text as it has room in its seat: smaller where it is too long, and cut where it would be too small to be read. */
function fitText(paper: Paper, item: LabelItem) {
  const { w, h } = item.seatObj;
  const most = item.size ?? labelDefaults.size;
  const least = Math.min(most, leastSize);
  const at = (size: number) => {
    const sized = { ...item, size, lineHeight: (lineHeightOf(item) * size) / most };
    return { ...layText(paper, sized, w), step: sized.lineHeight };
  };
  let laid = at(most);
  for (let size = most; laid.height > h && size > least; ) {
    size = Math.max(least, size * SMALLER);
    laid = at(size);
  }
  const room = Math.max(1, Math.floor(h / laid.step));
  if (laid.lines.length <= room) return laid;
  const lines = laid.lines.slice(0, room);
  let last = [...(lines.pop() ?? '')];
  while (last.length > 0 && paper.measureText(`${last.join('')}…`).width > w)
    last = last.slice(0, -1);
  return { ...laid, lines: [...lines, `${last.join('')}…`] };
}

/** The text of an item within its seat; each line stands in the middle of its step. */
export function paintText(paper: Paper, item: LabelItem): void {
  const { seatObj } = item;
  paper.save();
  const { lines, step } = fitText(paper, item);
  paper.fillStyle = seatObj.color ?? labelDefaults.color;
  paper.textAlign = 'left';
  paper.textBaseline = 'middle';
  for (const [index, line] of lines.entries()) {
    paper.fillText(line, seatObj.x, seatObj.y + (index + 0.5) * step);
  }
  paper.restore();
}
