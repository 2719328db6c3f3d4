import { Badge, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isPermitted, permissions } from '../../session/permissions.ts';
import { toast } from '../../shared/ui/toast.ts';
import { prefetchPage } from '../route-table.ts';
import { type NavItem, navItems, navTarget } from './nav-items.ts';

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: { base: '44px', lg: '9' },
  paddingX: '3',
  borderRadius: 'l2',
  whiteSpace: 'nowrap',
  color: 'fg',
  textAlign: 'start',
  _hover: { bg: 'bg.muted' },
  '&[aria-current=page]': { color: 'accent.fg', bg: 'accent.subtle', fontWeight: 'semibold' },
  '&[aria-disabled=true]': {
    color: 'fg.subtle',
    cursor: 'not-allowed',
    _hover: { bg: 'transparent' },
  },
} as const;

const EntryLink = chakra(Link, { base: entry });
const EntryButton = chakra('button', { base: entry });

function Entry({ item, onChosen }: { item: NavItem; onChosen: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const held = permissions.use();
  const name = t(`nav.${item.key}`);
  const { to } = item;
  if (to !== undefined && isPermitted(item.permission, held)) {
    const isHere = pathname === to;
    return (
      <EntryLink
        to={navTarget(to, search)}
        aria-current={isHere ? 'page' : undefined}
        onClick={onChosen}
        onPointerEnter={() => void prefetchPage(to)}
        onFocus={() => void prefetchPage(to)}
      >
        {name}
      </EntryLink>
    );
  }
  return (
    <EntryButton
      type="button"
      aria-disabled
      onClick={() => {
        if (to !== undefined) toast.warning(t('words.noPermission'));
      }}
    >
      {name}
      {item.tag && (
        <Badge size="xs" colorPalette="gray" variant="subtle" fontWeight="normal">
          {t(item.tag)}
        </Badge>
      )}
    </EntryButton>
  );
}

/** The entries of the top navigation; those without a right or a page are shown disabled. */
export function NavLinks({ onChosen }: { onChosen?: () => void }) {
  return navItems.map((item) => <Entry key={item.key} item={item} onChosen={onChosen} />);
}
