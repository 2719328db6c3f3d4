import { useEffect, useMemo, useState } from 'react';
import type { OfficeCall } from '../../../../../api/contract/rules/seller-office.ts';
import { helperDoor } from '../../../shared/desktop-helper/door.ts';
import { sellerHostOf } from '../../../shared/desktop-helper/local.ts';
import { saidByHelper } from '../../../shared/desktop-helper/said.ts';
import type { Fields } from './fields.ts';
import { type AskOffice, OfficeError, officeByHelper } from './office-calls.ts';

/** The back office of the shop's seller. */
export interface Office {
  /** Whether a helper runs here that lets this page in. */
  readonly isOpen: boolean;
  readonly ask: AskOffice;
}

/** @param shopId such as `temu:634418` */
export function useOffice(shopId: string): Office {
  const isOpen = helperDoor.use((door) => door !== undefined);
  return useMemo(() => {
    const [platform = '', mallId = ''] = shopId.split(':');
    let host: Promise<string | undefined> | undefined;
    const hostOnce = () => {
      host ??= isOpen ? sellerHostOf(platform) : Promise.resolve(undefined);
      // Asked anew where the helper did not answer.
      host.catch(() => {
        host = undefined;
      });
      return host;
    };
    return { isOpen, ask: officeByHelper(helperDoor.get, mallId, hostOnce, saidByHelper) };
  }, [shopId, isOpen]);
}

export interface OfficeAnswer<T> {
  /** Undefined while there is none. */
  readonly data: T | undefined;
  readonly isLoading: boolean;
  /** What was said of a failure, maybe nothing; null without one. */
  readonly failure: string | null;
  readonly retry: () => void;
}

type Kept<T> = { readonly key: string } & (
  | { readonly data: T; readonly failure: null }
  | { readonly data: undefined; readonly failure: string }
);

/**
 * What a call answers, asked when what is asked changes.
 * @param body null while there is nothing to ask
 * @param read the same function at every drawing
 */
export function useOfficeAnswer<T>(
  office: Office,
  call: OfficeCall,
  body: Readonly<Record<string, unknown>> | null,
  read: (result: Fields) => T,
): OfficeAnswer<T> {
  const [attempt, setAttempt] = useState(0);
  const [kept, setKept] = useState<Kept<T>>();
  const asked = body === null || !office.isOpen ? null : JSON.stringify(body);
  const key = `${attempt} ${asked}`;
  useEffect(() => {
    if (asked === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    office.ask(call, JSON.parse(asked), read, signal).then(
      (data) => {
        if (!signal.aborted) setKept({ key, data, failure: null });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const failure = error instanceof OfficeError ? error.detail : '';
        setKept({ key, data: undefined, failure });
      },
    );
    return () => controller.abort();
  }, [office, call, asked, read, key]);
  const now = asked !== null && kept?.key === key ? kept : undefined;
  return {
    data: now?.data,
    isLoading: asked !== null && now === undefined,
    failure: now?.failure ?? null,
    retry: () => setAttempt((count) => count + 1),
  };
}
