import {
  type LabelDrawing,
  type LabelItem,
  labelDefaults,
} from '../../../../../api/contract/rules/label-drawing.ts';
import { assetKey } from './asset-key.ts';
import type { Assets } from './assets.ts';
import { paintAsset, within } from './paint-asset.ts';
import { paintText } from './paint-text.ts';
import type { Paper } from './paper.ts';
import { type SymbolDrawing, symbolOf, warningSign } from './symbols.ts';

/**
 * The one place where items are drawn: the editor and every output ask it, so that they agree. What is drawn
 * is in the units of the label; the caller sets the scale of the paper.
 */

const colorOf = ({ seatObj }: LabelItem): string => seatObj.color ?? labelDefaults.color;
const weightOf = ({ seatObj }: LabelItem): number => seatObj.weight ?? labelDefaults.weight;

function paintRect(paper: Paper, item: LabelItem): void {
  const { x, y, w, h } = item.seatObj;
  paper.strokeStyle = colorOf(item);
  paper.lineWidth = weightOf(item);
  paper.strokeRect(x, y, w, h);
}

/** From the upper left corner of the seat to the lower right one. */
function paintLine(paper: Paper, item: LabelItem): void {
  const { x, y, w, h } = item.seatObj;
  paper.strokeStyle = colorOf(item);
  paper.lineWidth = weightOf(item);
  paper.lineCap = 'butt';
  paper.beginPath();
  paper.moveTo(x, y);
  paper.lineTo(x + w, y + h);
  paper.stroke();
}

function paintSymbol(paper: Paper, item: LabelItem, symbol: SymbolDrawing): void {
  const place = within(item.seatObj, symbol.width, symbol.height);
  paper.translate(place.x, place.y);
  paper.scale(place.w / symbol.width, place.w / symbol.width);
  paper.lineJoin = 'round';
  paper.lineCap = 'butt';
  for (const part of symbol.parts) {
    const path = new Path2D(part.path);
    const color = item.seatObj.color ?? part.color ?? labelDefaults.color;
    if (part.line === undefined) {
      paper.fillStyle = color;
      paper.fill(path, 'evenodd');
    } else {
      paper.strokeStyle = color;
      paper.lineWidth = part.line;
      paper.stroke(path);
    }
  }
}

/** A triangle on the left, as high as the seat allows, and the text beside it. */
function paintWarning(paper: Paper, item: LabelItem): void {
  const { seatObj } = item;
  const side = Math.min(seatObj.h, seatObj.w / 3);
  paper.save();
  paintSymbol(paper, { ...item, seatObj: { ...seatObj, w: side, h: side } }, warningSign);
  paper.restore();
  const gap = side / 8;
  paintText(paper, {
    ...item,
    seatObj: { ...seatObj, x: seatObj.x + side + gap, w: seatObj.w - side - gap },
  });
}

export function paintItem(paper: Paper, item: LabelItem, assets: Assets): void {
  paper.save();
  switch (item.type) {
    case 'rect':
      paintRect(paper, item);
      break;
    case 'line':
      paintLine(paper, item);
      break;
    case 'text':
      paintText(paper, item);
      break;
    case 'warning':
      paintWarning(paper, item);
      break;
    case 'icon':
    case 'package': {
      const symbol = symbolOf(item.type, item.src);
      if (symbol) paintSymbol(paper, item, symbol);
      else paintAsset(paper, item.seatObj, { kind: 'failed', reason: 'pictureAddress' });
      break;
    }
    case 'img':
    case 'pdf':
      paintAsset(paper, item.seatObj, assets.get(assetKey(item) ?? ''));
      break;
    default:
      // Data may come from elsewhere, whatever the types say.
      throw new RangeError(`No label item is of the type ${item.type satisfies never}`);
  }
  paper.restore();
}

/** A whole label on white paper; `scale` is the number of pixels of a unit. */
export function paintLabel(
  paper: Paper,
  { width, height, pointsList }: LabelDrawing,
  assets: Assets,
  scale: number,
): void {
  paper.save();
  paper.scale(scale, scale);
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, width, height);
  // What sticks out of the label is cut off, as the paper is.
  paper.beginPath();
  paper.rect(0, 0, width, height);
  paper.clip();
  for (const item of pointsList) paintItem(paper, item, assets);
  paper.restore();
}
