import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { longDay } from '../../../shared/date-range/time-text.ts';
import { type Column, DataTable } from '../../../shared/table/DataTable.tsx';
import { RowAct } from '../../../shared/table/RowAct.tsx';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { EmptyState, ErrorState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type OpenedOperator, OperatorDialog } from './OperatorDialog.tsx';
import { type OperatorsQuery, useOperatorsQuery } from './Operators.generated.ts';
import { closeOperator, openOperator, operatorDialog } from './operator-dialog.ts';
import { useOperatorWrites } from './use-operator-writes.ts';

type Operator = OperatorsQuery['operators'][number];

/** The tables of this page have no pages; they scroll from this height on. */
const scrollHeight = '400px';

/** As many main accounts are named; of an operator with more, the number says it. */
const namedAccounts = 3;

type AccountsCellProps = { readonly accounts: Operator['mainAccounts'] };

const AccountsCell = ({ accounts }: AccountsCellProps) => {
  const { t } = useTranslation('operators');
  if (accounts.length === 0) return t('noAccount');
  const all = accounts.map(({ phone, uid }) => t('accountWithId', { phone, uid }));
  return (
    <Flex wrap="wrap" columnGap="3">
      {accounts.slice(0, namedAccounts).map(({ id, phone, uid }) => (
        <Text key={id} as="span" whiteSpace="nowrap">
          {phone}
          <Text as="span" color="fg.muted" fontSize="xs" marginStart="1">
            {uid}
          </Text>
        </Text>
      ))}
      {all.length > namedAccounts && (
        <Text as="span" color="fg.muted" whiteSpace="nowrap" title={all.join(t('words.separator'))}>
          {t('moreAccounts', { count: all.length })}
        </Text>
      )}
    </Flex>
  );
};

/** 运营人员: who works for the boss on which shops, and everything that can be done with them. */
export default function OperatorSection() {
  const { t } = useTranslation('operators');
  const { data, error, loading, refetch } = useOperatorsQuery({
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const writes = useOperatorWrites();
  const asked = operatorDialog.use();
  const operators = data?.operators;
  const edited = asked?.kind === 'edit' ? operators?.find(({ id }) => id === asked.id) : undefined;
  const opened: OpenedOperator | undefined =
    asked?.kind === 'edit'
      ? edited && { kind: 'edit', id: edited.id, account: edited.account }
      : asked;
  // A link may be about somebody who is gone, or works for others.
  const isNobody =
    asked?.kind === 'edit' && !loading && operators !== undefined && edited === undefined;

  // Who leaves the page leaves the dialog.
  useEffect(() => closeOperator, []);
  useEffect(() => {
    if (isNobody) closeOperator();
  }, [isNobody]);

  const remove = async ({ id, account, shopCount }: Operator) => {
    if (stopVisitor()) return;
    const sure = await confirmAct({
      text: t('removeText', { account, count: shopCount }),
      action: t('words.remove'),
      destructive: true,
    });
    if (!sure) return;
    const outcome = await writes.remove(id);
    if (outcome.ok) toast.success(t('removed'));
    else outcome.tell(outcome.message ?? t('words.notRemoved'));
  };
  const columns: readonly Column<Operator>[] = [
    { key: 'account', header: t('words.phone'), cell: ({ account }) => account },
    {
      key: 'accounts',
      header: t('accounts'),
      isText: true,
      cell: ({ mainAccounts }) => <AccountsCell accounts={mainAccounts} />,
    },
    {
      key: 'shops',
      header: t('shops'),
      isFigure: true,
      cell: ({ shopCount }) => t('words.shopCount', { count: shopCount }),
    },
    {
      key: 'added',
      header: t('words.added'),
      cell: ({ addedAt }) => (addedAt === null ? '—' : longDay(addedAt)),
    },
    {
      key: 'acts',
      isFixed: true,
      header: t('words.acts'),
      cell: (operator) => {
        const { id, account } = operator;
        return (
          <Flex gap="3">
            <RowAct
              label={t('editOf', { account })}
              onClick={() => openOperator({ kind: 'edit', id })}
            >
              {t('edit')}
            </RowAct>
            <RowAct
              isDestructive
              label={t('removeOf', { account })}
              onClick={() => void remove(operator)}
            >
              {t('words.remove')}
            </RowAct>
          </Flex>
        );
      },
    },
  ];

  return (
    <Box as="section" aria-label={t('title')}>
      <Flex align="center" gap="2" wrap="wrap" marginBottom="2">
        <Box flex={{ base: '1 0 100%', md: '1' }}>
          <Heading as="h2" size="md">
            {t('title')}
          </Heading>
          <Text color="fg.muted">{t('hint')}</Text>
        </Box>
        <Button
          data-screen
          size="sm"
          variant="outline"
          minHeight={{ base: '44px', lg: '9' }}
          onClick={() => openOperator({ kind: 'add' })}
        >
          {t('add')}
        </Button>
      </Flex>
      <Box borderWidth="1px" borderRadius="l2" bg="bg.panel">
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
        ) : operators?.length === 0 ? (
          <EmptyState title={t('empty')} hint={t('emptyHint')} />
        ) : (
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={operators ?? []}
            rowKey={({ id }) => id}
            skeletonRows={2}
            maxHeight={scrollHeight}
          />
        )}
      </Box>
      {opened && (
        <OperatorDialog
          opened={opened}
          phones={(operators ?? []).map(({ account }) => account)}
          writes={writes}
          onClose={closeOperator}
        />
      )}
    </Box>
  );
}
