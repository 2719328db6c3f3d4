import { i18n } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/languages.ts';
import { isPermitted } from '../../../session/permissions.ts';
import type { Viewer } from '../../../session/viewer-context.ts';
import { badgeText } from '../../../shared/kpi/money.ts';
import {
  BellIcon,
  ChevronDownIcon,
  GlobeIcon,
  MoonIcon,
  SearchIcon,
  SunIcon,
  UserIcon,
} from '../../../shared/ui/icons.tsx';
import { BrandMark } from '../../BrandMark.tsx';
import { searchKey } from '../../commands/command-panels.ts';
import { navItems, navTarget } from '../../header/nav-items.ts';
import { nameOfUser } from '../../header/user-name.ts';

type Props = {
  readonly language: Language;
  readonly search: string;
  readonly viewer: Viewer;
  readonly unread: number;
};

/** The button of the page's own header that stands in the same place: some of their names only the browser knows. */
const again = (place: number) => `header > :last-child > button:nth-of-type(${place})`;

export const DrawnHeader = ({ language, search, viewer, unread }: Props) => {
  const t = i18n.getFixedT(language, ['shell', 'common']);
  const name = nameOfUser(viewer);
  return (
    <header className="drawn-head">
      <a className="drawn-brand" href={navTarget('/home', search)}>
        <BrandMark />
        <span>{t('common:productName')}</span>
      </a>
      <nav aria-label={t('mainNavigation')}>
        {navItems.map(({ key, to, permission, tag }) =>
          to !== undefined && isPermitted(permission, viewer.permissions) ? (
            <a
              key={key}
              href={navTarget(to, search)}
              {...(to === '/home' && { 'aria-current': 'page' as const })}
            >
              {t(`nav.${key}`)}
            </a>
          ) : (
            <span key={key} className="drawn-away">
              {t(`nav.${key}`)}
              {tag && <small>{t(tag)}</small>}
            </span>
          ),
        )}
      </nav>
      <div className="drawn-tools">
        <button type="button" aria-label={t('search', { key: searchKey })} data-again={again(1)}>
          <SearchIcon />
        </button>
        <button
          type="button"
          aria-label={unread > 0 ? t('alertsUnread', { count: unread }) : t('words.alerts')}
          data-again={again(2)}
        >
          <BellIcon />
          {unread > 0 && <small aria-hidden="true">{badgeText(unread)}</small>}
        </button>
        <button type="button" aria-label={t('language')} data-again={again(3)}>
          <GlobeIcon />
        </button>
        <button type="button" aria-label={t('darkMode')} data-again={again(4)}>
          <MoonIcon className="drawn-day" />
          <SunIcon className="drawn-night" />
        </button>
        <button
          type="button"
          className="drawn-user"
          aria-label={`${name} ${t('accountMenu')}`}
          data-again={again(5)}
        >
          <UserIcon />
          <span>{name}</span>
          <ChevronDownIcon />
        </button>
      </div>
    </header>
  );
};
