import { dayNumber, dayNumberStart } from '../../../../../api/contract/rules/calendar.ts';
import { endingShops, expiringShops, stripText } from '../../../features/billing/index.ts';
import { i18n } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { Viewer } from '../../../session/viewer-context.ts';
import { CloseIcon } from '../../../shared/ui/icons.tsx';

type Props = {
  readonly language: Language;
  readonly now: number;
  readonly viewer: Viewer;
  readonly shops: Parameters<typeof endingShops>[0];
};

/**
 * Which shops' paid time is over or ends soon. Whether somebody has closed that for today only the browser knows,
 * which takes it out then (web/early-tips.js).
 */
export const DrawnStrip = ({ language, now, viewer, shops }: Props) => {
  const t = i18n.getFixedT(language, 'reminders');
  const ending = endingShops(shops, now);
  if (ending.length === 0) return null;
  return (
    <div
      className="drawn-strip"
      data-tip={`expiryStrip:${viewer.phone ?? viewer.id}`}
      data-since={dayNumberStart(dayNumber(now))}
    >
      <p>{stripText(t, ending, now)}</p>
      {expiringShops(shops, now).length > 0 && <span>{t('expiry.strip.list')}</span>}
      {viewer.isBoss ? (
        <span className="drawn-solid">{t('words.renew')}</span>
      ) : (
        <p className="drawn-ask">{t('expiry.strip.contactBoss')}</p>
      )}
      <i>
        <CloseIcon />
      </i>
    </div>
  );
};
