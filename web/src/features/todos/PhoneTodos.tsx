import type { ShopSelection } from '../../graphql/schema.generated.ts';
import { usePhonePlace } from '../../session/use-phone-place.ts';
import { phoneDoor } from './doors.ts';
import { Todos } from './Todos.tsx';

/** The same on the phone, whose doors lead to the pages of the phone. */
export const PhoneTodos = ({ selection }: { readonly selection: ShopSelection }) => {
  const place = usePhonePlace();
  return <Todos selection={selection} isNarrow doorOf={(todo) => phoneDoor(todo, place)} />;
};
