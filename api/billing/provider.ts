import type { ApiDeps } from '../deps.ts';
import { createSimulatedPayment } from './provider-simulator.ts';

/** What is to be paid. */
export interface Payment {
  readonly orderNo: string;
  /** A secret that stands for the order, for addresses that whoever pays opens. */
  readonly certNo: string;
  /** Fen. */
  readonly total: number;
  /** 1 a page in a frame of the web client, 2 a QR code for a chat app. */
  readonly payType: 1 | 2;
  /** Where the page leads when it is done; null for pay type 2. */
  readonly pageUrl: string | null;
}

/** Takes payments. That one was made is told by `settleOrder`, from a notification or a page. */
export interface PaymentProvider {
  /** Makes a payment possible. Answers the address of its page, or the text of its QR code. */
  begin(payment: Payment): Promise<string>;
  /** The payment is not wanted any more. */
  close(orderNo: string): Promise<void>;
}

/** Who takes payments here; undefined where nobody does. */
export function paymentOf({ payment, config }: ApiDeps): PaymentProvider | undefined {
  if (payment !== undefined) return payment;
  return config.simulated === false ? undefined : createSimulatedPayment(config.publicUrl);
}
