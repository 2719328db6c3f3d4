import { text } from '../shared/url-state/codec.ts';
import { useUrlState } from '../shared/url-state/use-url-state.ts';
import { useSelection } from './use-selection.ts';

const cardCodec = text('card');

/** The shop whose info card a link has led to, as long as it is the one that is looked at; null for none. */
export function useLedCard(): string | null {
  const [card] = useUrlState(cardCodec);
  const { selection } = useSelection();
  return selection.kind === 'shop' && selection.id === card ? card : null;
}
