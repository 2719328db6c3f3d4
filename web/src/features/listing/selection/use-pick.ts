import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../../session/viewer-context.ts';
import { stopVisitor } from '../../../session/visitor/visitor-tips-store.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { addressOf } from '../list-url.ts';
import { maySeeListings } from '../rights.ts';
import { usePickCandidateMutation } from './Selection.generated.ts';
import type { Candidate } from './use-candidates.ts';

/** Makes a listing of a candidate, and leads to it. `onDone` reads again what is shown. */
export const usePick = (shopId: string | null, onDone: () => void) => {
  const { t } = useTranslation('selectionTool');
  const navigate = useNavigate();
  const viewer = useViewer();
  const [pickCandidate] = usePickCandidateMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const pick = async ({ productId }: Pick<Candidate, 'productId'>): Promise<void> => {
    if (shopId === null || stopVisitor()) return;
    setBusy(productId);
    const input = { productId, shopId, language: 'EN' as const };
    // A fault is told by the message of every fault.
    const answer = await pickCandidate({ variables: { input } }).catch(() => null);
    setBusy(null);
    onDone();
    const outcome = answer?.data?.pickCandidate;
    if (outcome?.error) toast.error(outcome.error.message);
    const { listing } = outcome ?? {};
    if (!listing) return;
    const address = addressOf('/aiProducts/edit', { id: listing.id, shop: { id: shopId } });
    if (maySeeListings(viewer))
      toast.success(t('picked'), { label: t('toEdit'), onClick: () => navigate(address) });
    else toast.success(t('pickedOnly'));
  };
  return { pick: (candidate: Pick<Candidate, 'productId'>) => void pick(candidate), busy };
};

export type Picking = ReturnType<typeof usePick>;
