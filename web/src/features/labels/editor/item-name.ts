import type { TFunction } from 'i18next';
import type { LabelItem } from '../../../../../api/contract/rules/label-drawing.ts';
import { dotted } from '../../../i18n/format.ts';
import { codeIn } from '../drawing/code-source.ts';
import { type ComplianceMark, complianceMarks } from '../drawing/compliance-marks.ts';
import { type HandlingMark, handlingMarks } from '../drawing/handling-marks.ts';
import { entryOf } from './item-icons.tsx';

export const complianceNames = Object.keys(complianceMarks) as readonly ComplianceMark[];
export const handlingNames = Object.keys(handlingMarks) as readonly HandlingMark[];

/** How much of a text stands for it in a list. */
const longest = 24;

/** What an item is called in the list of layers: its kind and what is in it. */
export function itemName(item: LabelItem, t: TFunction<'labels'>): string {
  const kind = t(`entry.${entryOf(item)}`);
  const content = contentOf(item, t);
  if (content === '') return kind;
  return dotted(kind, content.length > longest ? `${content.slice(0, longest)}…` : content);
}

function contentOf(item: LabelItem, t: TFunction<'labels'>): string {
  if (item.text !== undefined) return item.text.replaceAll(/\s+/g, ' ').trim();
  const icon = complianceNames.find((name) => item.type === 'icon' && name === item.src);
  if (icon) return t(`mark.${icon}`);
  const mark = handlingNames.find((name) => item.type === 'package' && name === item.src);
  if (mark) return t(`mark.${mark}`);
  return codeIn(item.src)?.content ?? '';
}
