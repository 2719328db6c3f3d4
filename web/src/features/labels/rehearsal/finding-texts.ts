import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../i18n/format.ts';
import { type AssetFailure, assetFailures } from '../drawing/assets.ts';
import type { FindingKind } from './findings.ts';
import type { MarketFinding } from './market-findings.ts';

const isFailure = (kind: FindingKind): kind is AssetFailure =>
  assetFailures.some((one) => one === kind);

/** What is wrong with a label, in words that say what to do. */
export function useFindingTexts() {
  const { t } = useTranslation('labels');
  return {
    ofPaper: (kind: FindingKind): string =>
      isFailure(kind) ? t(`failure.${kind}`) : t(`finding.${kind}`),
    ofMarket: ({ code, params }: MarketFinding): string => {
      const { who, languages = '', word = '', least = '', millimetres = '' } = params;
      const names = new Intl.DisplayNames(textLanguage(), { type: 'language' });
      return t(`market.finding.${code}`, {
        word,
        least,
        millimetres,
        who: t(who === 'responsible' ? 'market.responsible' : 'market.manufacturer'),
        languages: String(languages)
          .split(',')
          .map((one) => (one === '' ? '' : (names.of(one) ?? one)))
          .join('/'),
      });
    },
  };
}
