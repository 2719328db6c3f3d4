import { useEffect, useRef, useState } from 'react';
import { helperDoor } from '../../shared/desktop-helper/door.ts';
import { fileHostOf } from '../../shared/desktop-helper/local.ts';
import { byHelper } from './host-calls.ts';
import {
  forgetUpload,
  PlatformUploadError,
  type UploadProblem,
  uploadToPlatform,
} from './platform-upload.ts';
import { inThisBrowser } from './upload-memory.ts';

/** A shop that files are sent for. */
export interface UploadShop {
  /** `temu:634418`. */
  readonly id: string;
  readonly name: string;
}

/** One file on its way, or where it has come to. */
export interface PlatformItem {
  readonly key: number;
  readonly file: File;
  readonly shop: UploadShop;
  readonly state: 'sending' | 'paused' | 'failed' | 'done';
  /** The sent part of the file, 0 to 1. */
  readonly part: number;
  readonly problem: UploadProblem | null;
  /** What the platform says about the problem. */
  readonly detail: string;
  /** Where the file is now. */
  readonly url: string | null;
}

/** The files that this page sends to a seller platform, each by itself. */
export function usePlatformUploads() {
  const [items, setItems] = useState<readonly PlatformItem[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  useEffect(() => {
    const all = running.current;
    // What was sent in parts stays known to this browser.
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const change = (key: number, next: Partial<PlatformItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...next } : item)));

  async function run({ key, file, shop }: Pick<PlatformItem, 'key' | 'file' | 'shop'>) {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    const [platform = '', mallId = ''] = shop.id.split(':');
    try {
      const host = await fileHostOf(platform).catch(() => undefined);
      if (host === undefined) throw new PlatformUploadError('exception');
      const url = await uploadToPlatform({
        file,
        mallId,
        ask: byHelper(helperDoor.get, { mallId, host }),
        memory: inThisBrowser,
        signal,
        onProgress: (part) => change(key, { part }),
      });
      change(key, { state: 'done', part: 1, url });
    } catch (error) {
      // Paused or taken away: who did it has said so already.
      if (signal.aborted) return;
      const { problem, detail } =
        error instanceof PlatformUploadError ? error : new PlatformUploadError('exception');
      change(key, { state: 'failed', problem, detail });
    } finally {
      if (running.current.get(key) === controller) running.current.delete(key);
    }
  }

  const stop = (key: number) => running.current.get(key)?.abort(new Error('stopped'));
  return {
    items,
    add(file: File, shop: UploadShop) {
      last.current += 1;
      const key = last.current;
      const begun = { key, file, shop, state: 'sending', part: 0 } as const;
      setItems((all) => [...all, { ...begun, problem: null, detail: '', url: null }]);
      void run(begun);
    },
    pause(item: PlatformItem) {
      stop(item.key);
      change(item.key, { state: 'paused' });
    },
    resume(item: PlatformItem) {
      change(item.key, { state: 'sending', problem: null, detail: '' });
      void run(item);
    },
    /** Takes a file off the list; one that is not done begins anew when it is chosen again. */
    remove({ key, file, shop, state }: PlatformItem) {
      stop(key);
      setItems((all) => all.filter((item) => item.key !== key));
      const [, mallId = ''] = shop.id.split(':');
      if (state !== 'done') void forgetUpload({ file, mallId }, inThisBrowser).catch(() => {});
    },
  };
}

export type PlatformUploads = ReturnType<typeof usePlatformUploads>;
