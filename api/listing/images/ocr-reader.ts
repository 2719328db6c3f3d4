import { submitImage } from '../../contract/image-translation.ts';
import { refuse } from '../../refusal.ts';
import type { PictureReader } from './reader.ts';
import { runApart } from './run-apart.ts';

/** Recognises words in the process, without any service. */
export const ocrReader: PictureReader = {
  languages: ['zh-CN', 'en'],
  async read({ bytes, language, signal, logger }) {
    if (language !== 'zh-CN' && language !== 'en') refuse(submitImage, 'noReading');
    const { lines } = await runApart({ kind: 'read', bytes, language }, 'read', { signal, logger });
    return lines;
  },
};
