import { useViewer } from '../viewer-context.ts';

/** Whose tips are told apart: by phone, as far as the account has one. */
export function useAccount(): string {
  const { phone, id } = useViewer();
  return phone ?? id;
}
