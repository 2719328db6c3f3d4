import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GoodsGroup } from '../../../../../api/contract/rules/label-findings.ts';
import { itemName } from '../editor/item-name.ts';
import { useFindingTexts } from '../rehearsal/finding-texts.ts';
import { anywhere, marketFindings, plainGoods } from '../rehearsal/market-findings.ts';
import type { LineLabel } from './lines.ts';
import type { LabelledLine } from './use-order-lines.ts';
import { useRehearsals } from './use-rehearsals.ts';

export interface LineFinding {
  readonly key: string;
  /** What it is about. */
  readonly name: string | null;
  readonly text: string;
  readonly isGuide: boolean;
}

/** What a rehearsal finds with the label of a line; null while it is still to come. */
export type FindingsOf = (made: LineLabel) => readonly LineFinding[] | null;

/** What the rehearsals find, as they go on, and how far they are. */
export function useFindings(lines: readonly LabelledLine[] | null, market: string | null) {
  const { t } = useTranslation('labels');
  const { ofPaper, ofMarket } = useFindingTexts();
  const [group, setGroup] = useState<GoodsGroup>(plainGoods.group);
  const labels = useMemo(() => {
    const whole = (lines ?? []).flatMap(({ made }) =>
      made === null || made.missing.length > 0 ? [] : [made],
    );
    return [...new Map(whole.map((made) => [made.key, made])).values()];
  }, [lines]);
  const rehearsed = useRehearsals(labels);
  const of: FindingsOf = (made) => {
    const found = rehearsed.get(made.key);
    if (found === undefined) return null;
    const { drawing, findings } = found;
    const ofLaw = marketFindings(drawing, { ...plainGoods, group, market: market ?? anywhere });
    return [
      ...findings.map(({ id, kind }) => {
        const item = drawing.items.find((one) => one.id === id);
        const name = item ? itemName(item, t) : null;
        return { key: `${id} ${kind}`, name, text: ofPaper(kind), isGuide: false };
      }),
      ...(market === null ? [] : ofLaw).map((finding) => ({
        key: `${finding.code} ${finding.item?.id} ${finding.params.languages}`,
        name: finding.item && itemName(finding.item, t),
        text: ofMarket(finding),
        isGuide: finding.level === 'guide',
      })),
    ];
  };
  return {
    of,
    group,
    setGroup,
    done: labels.filter(({ key }) => rehearsed.has(key)).length,
    all: labels.length,
  };
}

export type Findings = ReturnType<typeof useFindings>;
