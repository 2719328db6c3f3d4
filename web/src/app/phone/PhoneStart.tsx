import { Suspense, use } from 'react';
import { ViewerContext } from '../../session/viewer-context.ts';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.tsx';
import { PhoneTasks, PhoneToday } from '../parts.ts';

/** /m: a shipper's tasks, to everybody else the figures of today. Without network only a shipper is here. */
export default function PhoneStart() {
  const viewer = use(ViewerContext);
  const isShipper = viewer === undefined || viewer.role === 'SHIPPER';
  return (
    <Suspense fallback={<PageSkeleton />}>{isShipper ? <PhoneTasks /> : <PhoneToday />}</Suspense>
  );
}
