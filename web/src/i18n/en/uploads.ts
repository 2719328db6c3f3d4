import type { CompleteTranslation } from '../translation.ts';

export default {
  picture: {
    choose: 'Upload images',
    input: 'Choose images on this computer',
    hint: 'PNG, JPEG, WebP or GIF; you can choose several.',
    sending: 'Uploading {{name}} ({{percent}}%)',
    cancel: 'Cancel upload',
    known: 'Image {{name}} is in the list already',
    tooMany: 'At most {{most}} images; the others were not uploaded',
    failed: 'Could not upload the image. Check your network and try again.',
    unreadable: 'no PNG, JPEG, WebP or GIF image, or damaged. Please choose another.',
    session: 'Your session has ended, please sign in again',
  },
  platform: {
    title: 'Manuals and certificates',
    hint: 'Sent by the desktop helper on this computer straight to the shop’s marketplace',
    needsHelper:
      'Uploading to the marketplace needs the desktop helper: start it on this computer and it connects within seconds.',
    howToStart: 'Download the desktop helper',
    shop: 'Upload to shop',
    noShops: 'No shops to upload to yet. Please bind a main account first.',
    choose: 'Upload to marketplace',
    input: 'Choose files to upload to the marketplace',
    kinds:
      'PDF, documents, videos and the like up to {{size}}; larger files go in parts and can be resumed. PNG and JPEG are uploaded as images.',
    tooLarge: '{{name}} exceeds {{size}}. Please compress it first.',
    empty: '{{name}} is empty. Please choose another file.',
    list: 'Files uploaded to the marketplace',
    progress: 'Upload progress of {{name}}',
    sending: 'Uploading {{percent}}%',
    helperAway: 'The desktop helper is gone; the upload resumes once it runs again',
    paused: 'Paused at {{percent}}%',
    done: 'Uploaded to “{{shop}}”',
    pause: 'Pause',
    resume: 'Resume',
    retry: 'Retry',
    cancel: 'Cancel',
    remove: 'Remove',
    copy: 'Copy address',
    copied: 'Address copied',
    notCopied: 'Could not copy. Open the address and copy it by hand.',
    open: 'Open',
    actOf: '{{act}} {{name}}',
  },
  problem: {
    imageSignature: 'Could not get the signature to upload the image',
    fileSignature: 'Could not get the signature to upload the file',
    init: 'Could not begin the upload of the large file',
    parts: 'Upload failed, please try again',
    exception: 'Upload failed',
  },
  folder: {
    open: 'Open image folder',
    opened: 'The image folder is open on your computer',
    /** What the helper says, whatever the language. */
    missing: '文件夹不存在',
    notCollected: 'Cannot open the folder: the images are not on this computer yet',
    needsHelper:
      'Opening the image folder needs the desktop helper; start it on this computer first',
    failed: 'The desktop helper does not answer. Restart it and try again.',
  },
} satisfies CompleteTranslation<'uploads'>;
