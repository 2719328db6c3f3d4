import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { withDetail } from '../../../i18n/format.ts';
import { fullCount, fullMoney, toFen } from '../../../shared/kpi/money.ts';
import { DoorLink } from '../DoorLink.tsx';
import { blockAddress } from '../doors.ts';
import { List, PartHeading } from './Block.tsx';
import { type BrokenRule, ofRule } from './message-lists.ts';
import type { HomeMessagesQuery } from './operations.generated.ts';

export type Rule = NonNullable<HomeMessagesQuery['ofPage']['rules']>[number];

export const isRule = (one: BrokenRule, { platform, code }: Rule): boolean =>
  one.platform === platform && one.code === code;

type Props = {
  readonly rules: readonly Rule[];
  /** The one whose violations are listed. */
  readonly chosen: BrokenRule | null;
};

/** The rules that were broken in the period; what is counted of each leads to the list of just that. */
export const BrokenRules = ({ rules, chosen }: Props) => {
  const { t } = useTranslation('operations');
  const { search } = useLocation();
  const broken = rules.filter(({ violationCount }) => violationCount > 0);
  if (broken.length === 0) return null;
  const door = (rule: Rule, figure: string) => (
    <DoorLink
      to={blockAddress(search, 'home-messages', ofRule(rule))}
      title={t('messages.ruleDoor', { rule: rule.title })}
    >
      {figure}
    </DoorLink>
  );
  return (
    <>
      <PartHeading>{t('messages.rules')}</PartHeading>
      <List
        none=""
        caption={t('messages.rules')}
        maxHeight="200px"
        rows={broken}
        isMarked={(rule) => chosen !== null && isRule(chosen, rule)}
        rowKey={({ platform, code }) => `${platform} ${code}`}
        columns={[
          {
            key: 'rule',
            header: t('messages.rule'),
            isText: true,
            cell: ({ code, title }) => withDetail(title, code),
          },
          {
            key: 'count',
            header: t('messages.violations'),
            isFigure: true,
            cell: (rule) => door(rule, fullCount(rule.violationCount)),
          },
          {
            key: 'fine',
            header: t('messages.fine'),
            isFigure: true,
            cell: (rule) => door(rule, fullMoney(toFen(rule.fine))),
          },
          {
            key: 'penalty',
            header: t('messages.penalty'),
            isText: true,
            cell: ({ penalty }) => penalty,
          },
        ]}
      />
    </>
  );
};
