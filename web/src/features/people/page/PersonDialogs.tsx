import { OperatorDialog } from '../operators/OperatorDialog.tsx';
import type { OperatorWrites } from '../operators/use-operator-writes.ts';
import { AddShipperDialog } from '../shippers/AddShipperDialog.tsx';
import { IssuedPassword } from '../shippers/IssuedPassword.tsx';
import { PasswordDialog } from '../shippers/PasswordDialog.tsx';
import { ShipperShopsDialog } from '../shippers/ShipperShopsDialog.tsx';
import type { ShipperWrites } from '../shippers/use-shipper-writes.ts';
import { shipperOf } from './members.ts';
import { PersonShops } from './PersonShops.tsx';
import type { Person } from './person-cells.tsx';

export type OpenedPerson =
  | { readonly kind: 'addOperator' }
  | { readonly kind: 'addShipper' }
  | { readonly kind: 'shops' | 'edit' | 'password'; readonly personId: string }
  | { readonly kind: 'issued'; readonly phone: string; readonly password: string };

type Props = {
  readonly opened: OpenedPerson;
  /** As the list has them now. */
  readonly people: readonly Person[];
  readonly operators: OperatorWrites;
  readonly shippers: ShipperWrites;
  readonly onEdit: (person: Person) => void;
  readonly onClose: () => void;
};

/** The dialogs of one person that stand on the page itself; those of managers have a place of their own. */
export const PersonDialogs = ({ opened, people, operators, shippers, onEdit, onClose }: Props) => {
  const phonesOf = (kind: Person['kind']) =>
    people.flatMap((one) => (one.kind === kind ? one.phone : []));
  if (opened.kind === 'issued')
    return <IssuedPassword phone={opened.phone} password={opened.password} onClose={onClose} />;
  if (opened.kind === 'addShipper')
    return <AddShipperDialog phones={phonesOf('SHIPPER')} writes={shippers} onClose={onClose} />;
  if (opened.kind === 'addOperator')
    return (
      <OperatorDialog
        opened={{ kind: 'add' }}
        phones={phonesOf('OPERATOR')}
        writes={operators}
        onClose={onClose}
      />
    );
  const person = people.find(({ id }) => id === opened.personId);
  if (person === undefined || person.memberId === null) return null;
  const { kind, memberId: id, phone } = person;
  if (opened.kind === 'shops')
    return <PersonShops person={person} onEdit={() => onEdit(person)} onClose={onClose} />;
  if (kind === 'OPERATOR')
    return (
      <OperatorDialog
        opened={{ kind: 'edit', id, account: phone }}
        phones={phonesOf('OPERATOR')}
        writes={operators}
        onClose={onClose}
      />
    );
  const shipper = shipperOf(person, id);
  return opened.kind === 'password' ? (
    <PasswordDialog shipper={shipper} writes={shippers} onClose={onClose} />
  ) : (
    <ShipperShopsDialog shipper={shipper} writes={shippers} onClose={onClose} />
  );
};
