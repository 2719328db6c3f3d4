import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../graphql/use-write.ts';
import { useViewAsMutation } from '../../../session/viewing/Viewing.generated.ts';
import { beginAnew } from '../../../session/viewing/viewing.ts';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { confirmAct } from '../../../shared/ui/ask.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { openAddShopManager, openManager } from '../manager-dialogs.ts';
import { useOperatorWrites } from '../operators/use-operator-writes.ts';
import { useShipperWrites } from '../shippers/use-shipper-writes.ts';
import { useDismissal } from '../use-dismissal.ts';
import type { Addition } from './AddMenu.tsx';
import { managerOf } from './members.ts';
import type { PersonAct } from './PersonActs.tsx';
import type { OpenedPerson } from './PersonDialogs.tsx';
import { type Person, shownName } from './person-cells.tsx';

/** What is done with people from their list: each by the dialog or the question that its kind has. */
export function usePersonActs() {
  const { t } = useTranslation(['operators', 'shippers', 'viewing']);
  const operators = useOperatorWrites();
  const shippers = useShipperWrites();
  const dismissManager = useDismissal();
  const [viewAs] = useWrite(useViewAsMutation({ context: { quiet: true } }), 'viewAs');
  const [opened, setOpened] = useState<OpenedPerson>();

  const open = (next: OpenedPerson) => {
    if (!stopVisitor()) setOpened(next);
  };
  const edit = (person: Person) => {
    setOpened(undefined);
    if (person.memberId === null) openAddShopManager();
    else if (person.kind === 'MANAGER') openManager(managerOf(person, person.memberId));
    else open({ kind: 'edit', personId: person.id });
  };

  const remove = async ({ kind, memberId, phone, shops }: Person) => {
    if (memberId === null) return;
    if (kind === 'MANAGER') return dismissManager({ id: memberId, phone });
    if (stopVisitor()) return;
    const isOperator = kind === 'OPERATOR';
    const sure = await confirmAct({
      text: isOperator
        ? t('operators:removeText', { account: phone, count: shops.length })
        : t('shippers:removeText', { count: 1, phones: phone }),
      action: t('words.remove'),
      destructive: true,
    });
    if (!sure) return;
    const outcome = await (isOperator ? operators : shippers).remove(memberId);
    if (outcome.ok) toast.success(t(isOperator ? 'operators:removed' : 'words.removed'));
    else outcome.tell(outcome.message ?? t('words.notRemoved'));
  };

  const issue = async ({ memberId, phone }: Person) => {
    if (memberId === null || stopVisitor()) return;
    const sure = await confirmAct({
      text: t('shippers:issueText', { phone }),
      action: t('shippers:issue'),
    });
    if (!sure) return;
    const outcome = await shippers.issuePassword(memberId);
    if (outcome.ok) {
      const { password } = outcome.payload;
      if (password !== null) setOpened({ kind: 'issued', phone, password });
    } else if (outcome.message !== null) outcome.tell(outcome.message);
  };

  const look = async (person: Person) => {
    const { memberId } = person;
    if (memberId === null || stopVisitor()) return;
    const sure = await confirmAct({
      text: t('viewing:question', { name: shownName(person) }),
      action: t('viewing:begin'),
    });
    if (!sure) return;
    const outcome = await viewAs({ input: { memberId } });
    if (outcome.ok) beginAnew();
    else outcome.tell(outcome.message ?? t('viewing:beginFailed'));
  };

  const act = (what: PersonAct, person: Person) => {
    if (what === 'edit' || what === 'goOn') edit(person);
    else if (what === 'password') open({ kind: 'password', personId: person.id });
    else if (what === 'viewAs') void look(person);
    else void (what === 'remove' ? remove(person) : issue(person));
  };

  const add = (addition: Addition, finalFocus: () => HTMLElement | null) => {
    if (addition === 'manager') openManager(null, finalFocus);
    else if (addition === 'invite') openAddShopManager(finalFocus);
    else open({ kind: addition === 'operator' ? 'addOperator' : 'addShipper' });
  };

  return {
    opened,
    operators,
    shippers,
    act,
    add,
    edit,
    showShops: ({ id }: Person) => setOpened({ kind: 'shops', personId: id }),
    close: () => setOpened(undefined),
  };
}
