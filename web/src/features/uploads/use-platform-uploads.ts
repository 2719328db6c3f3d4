import { useEffect, useRef, useState } from 'react';
import { helperDoor } from '../../shared/desktop-helper/door.ts';
import { fileHostOf } from '../../shared/desktop-helper/local.ts';
import { saidByHelper } from '../../shared/desktop-helper/said.ts';
import { byHelper, HelperAway } from './host-calls.ts';
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
  /** It failed because no helper was there, and goes on by itself when one is. */
  readonly isHelperAway: boolean;
  /** Where the file is now. */
  readonly url: string | null;
}

/** The files that this page sends to a seller platform, each by itself. */
export function usePlatformUploads() {
  const [items, setItems] = useState<readonly PlatformItem[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const goOn = useRef<() => void>(() => undefined);
  useEffect(() => {
    const all = running.current;
    // What was sent in parts stays known to this browser.
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  useEffect(() => helperDoor.subscribe(() => goOn.current()), []);

  const change = (key: number, next: Partial<PlatformItem>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...next } : item)));

  async function run({ key, file, shop }: Pick<PlatformItem, 'key' | 'file' | 'shop'>) {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    const [platform = '', mallId = ''] = shop.id.split(':');
    try {
      const host = await fileHostOf(platform).catch((cause: unknown) => {
        throw new PlatformUploadError('exception', '', new HelperAway('', { cause }));
      });
      if (host === undefined) throw new PlatformUploadError('exception');
      const url = await uploadToPlatform({
        file,
        mallId,
        ask: byHelper(helperDoor.get, { mallId, host }, saidByHelper),
        memory: inThisBrowser,
        signal,
        onProgress: (part) => change(key, { part }),
      });
      change(key, { state: 'done', part: 1, url });
    } catch (error) {
      // Paused or taken away: who did it has said so already.
      if (signal.aborted) return;
      const { problem, detail, isHelperAway } =
        error instanceof PlatformUploadError ? error : new PlatformUploadError('exception');
      change(key, { state: 'failed', problem, detail, isHelperAway });
    } finally {
      if (running.current.get(key) === controller) running.current.delete(key);
    }
  }

  const resume = (item: PlatformItem) => {
    change(item.key, { state: 'sending', problem: null, detail: '', isHelperAway: false });
    void run(item);
  };
  // A helper that was started again has let this page in.
  goOn.current = () => {
    if (helperDoor.get() === undefined) return;
    for (const item of items) if (item.state === 'failed' && item.isHelperAway) resume(item);
  };

  const stop = (key: number) => running.current.get(key)?.abort(new Error('stopped'));
  return {
    items,
    add(file: File, shop: UploadShop) {
      last.current += 1;
      const key = last.current;
      const begun = { key, file, shop, state: 'sending', part: 0 } as const;
      const whole = { ...begun, problem: null, detail: '', isHelperAway: false, url: null };
      setItems((all) => [...all, whole]);
      void run(begun);
    },
    pause(item: PlatformItem) {
      stop(item.key);
      change(item.key, { state: 'paused' });
    },
    resume,
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
