import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineRefusals } from './refusals.ts';

/** Files of people that are served to anybody who has their address: pictures of listings, and papers beside them. */

/** What may be stored, told by the content of a file and never by its name: the ending of its address, and its type. */
export const storedTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
} as const;
export type StoredEnding = keyof typeof storedTypes;

/** What is refused of a file. */
export const ofFiles = defineRefusals({
  noFile: { msg: '请选择要上传的文件' },
  badForm: { msg: '上传的内容不完整，请重新选择文件' },
  tooLargeFile: { msg: '文件不能超过{limit}，请压缩后再上传' },
  unknownType: { msg: '只能上传 PNG、JPEG、WebP、GIF 图片或 PDF 文件' },
  brokenPicture: { msg: '图片不完整或已损坏，请重新下载或导出后再上传' },
  brokenPaper: { msg: 'PDF 文件不完整或已损坏，请重新下载或导出后再上传' },
  storeAway: { msg: '文件存储暂时不可用，请稍后重试；若一直如此，请联系客服' },
});

export const uploadFile = defineCall({
  name: 'uploadFile',
  path: '/oss/upload',
  encoding: 'multipart',
  kind: 'write',
  keys: 'open',
  refusals: ofFiles.refusals,
  summary:
    'Stores the file in the part `file` of a form, at most UPLOAD_MAX_BYTES: a PNG, JPEG, WebP or GIF picture, or a PDF, whatever it is called; none that is cut off. Answers the address that serves the same bytes to anybody; the same file of the same boss has one address. Needs newListing.',
  source: 'spec 7 Uploads and local proxy',
  input: z.object({}),
  output: z.object({
    url: z.string().describe('the address, as a path where PUBLIC_URL is not set'),
    type: z.enum(storedTypes),
    size: z.int(),
    sha256: z.string().describe('of the bytes, in hexadecimal'),
  }),
});
