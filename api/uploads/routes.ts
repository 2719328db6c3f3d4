import { ownerOf } from '../../db/listing/listing.ts';
import { count, type Limit } from '../account/limits.ts';
import { stillAdmitted } from '../admission.ts';
import { requirePermission, signedIn } from '../caller.ts';
import type { CallOutput } from '../contract/call.ts';
import { uploadFile } from '../contract/uploads.ts';
import { type CallContext, type Route, route } from '../deps.ts';
import { sentFile } from './form.ts';
import { keepFile } from './keep.ts';

/** Of one boss with all their people: they are kept for good, and a disk has an end. */
const mostUploads: Limit = { max: 600, window: 60 * 60_000 };

async function upload(context: CallContext): Promise<CallOutput<typeof uploadFile>> {
  requirePermission(context, 'newListing');
  const owner = ownerOf(signedIn(context));
  await count(context, `upload ${owner}`, mostUploads, '上传的文件过多');
  const bytes = await sentFile(context.request, context.config.uploadMaxBytes);
  requirePermission(await stillAdmitted(uploadFile, context), 'newListing');
  return keepFile(context, owner, bytes);
}

export const routes: Route[] = [route(uploadFile, (_input, context) => upload(context))];
