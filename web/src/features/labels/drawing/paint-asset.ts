import type { LabelSeat } from '../../../../../api/contract/rules/label-drawing.ts';
import type { Asset, CodeDrawing, PictureAsset } from './assets.ts';
import type { Paper } from './paper.ts';

/** The largest place of these proportions in the middle of a seat. */
export function within(seat: LabelSeat, width: number, height: number): LabelSeat {
  const scale = Math.min(seat.w / width, seat.h / height);
  const [w, h] = [width * scale, height * scale];
  return { x: seat.x + (seat.w - w) / 2, y: seat.y + (seat.h - h) / 2, w, h };
}

function paintPicture(paper: Paper, seat: LabelSeat, { image, width, height }: PictureAsset): void {
  const place = within(seat, width, height);
  paper.drawImage(image, place.x, place.y, place.w, place.h);
}

/** How much of its height a code gives to the number below its bars. */
const wordsPart = 0.2;

function paintBars(paper: Paper, seat: LabelSeat, code: CodeDrawing): void {
  const scale = seat.w / code.width;
  const wordsHeight = seat.h * wordsPart;
  for (const bar of code.bars) {
    paper.fillRect(seat.x + bar.x * scale, seat.y, bar.width * scale, seat.h - wordsHeight);
  }
  paper.font = `400 ${wordsHeight * 0.85}px ui-monospace, Consolas, monospace`;
  paper.textAlign = 'center';
  paper.textBaseline = 'middle';
  paper.fillText(code.words, seat.x + seat.w / 2, seat.y + seat.h - wordsHeight / 2, seat.w);
}

function paintModules(paper: Paper, seat: LabelSeat, code: CodeDrawing): void {
  const place = within(seat, code.width, code.height);
  const scale = place.w / code.width;
  paper.translate(place.x, place.y);
  paper.scale(scale, scale);
  paper.beginPath();
  for (const outline of code.outlines) {
    for (const [index, [x, y]] of outline.entries()) {
      if (index === 0) paper.moveTo(x, y);
      else paper.lineTo(x, y);
    }
    paper.closePath();
  }
  paper.fill('evenodd');
}

/** A code is black on white in whatever colour the item is: scanners want it so. */
function paintCode(paper: Paper, seat: LabelSeat, code: CodeDrawing): void {
  paper.fillStyle = '#ffffff';
  paper.fillRect(seat.x, seat.y, seat.w, seat.h);
  paper.fillStyle = '#000000';
  if (code.bars.length > 0) paintBars(paper, seat, code);
  else paintModules(paper, seat, code);
}

/** A dashed box stands for what is on its way, a crossed one for what cannot be drawn. */
function paintGap(paper: Paper, seat: LabelSeat, isFailed: boolean): void {
  paper.strokeStyle = isFailed ? '#be2f26' : '#98a4ad';
  paper.lineWidth = 2;
  paper.setLineDash([8, 6]);
  paper.strokeRect(seat.x, seat.y, seat.w, seat.h);
  if (!isFailed) return;
  paper.beginPath();
  paper.moveTo(seat.x, seat.y);
  paper.lineTo(seat.x + seat.w, seat.y + seat.h);
  paper.moveTo(seat.x + seat.w, seat.y);
  paper.lineTo(seat.x, seat.y + seat.h);
  paper.stroke();
}

export function paintAsset(paper: Paper, seat: LabelSeat, asset: Asset | undefined): void {
  paper.save();
  if (asset === undefined || asset.kind === 'failed') paintGap(paper, seat, asset !== undefined);
  else if (asset.kind === 'picture') paintPicture(paper, seat, asset);
  else paintCode(paper, seat, asset);
  paper.restore();
}
