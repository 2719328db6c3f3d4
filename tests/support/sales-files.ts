import { z } from 'zod';

/** A small sales file of a realistic shape, and the figures that a plain sum over it gives. */

export interface FileLine {
  readonly orderNo: string;
  readonly shop: string;
  readonly code: string;
  readonly name: string;
  /** As it stands in the file: negative for a return. */
  readonly quantity: number;
  /** Yuan, as text with two decimals. */
  readonly price: string;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly at: string;
}

const shops = ['晨光家居', '蓝鲸户外', '小满文具'];

/** 600 lines over 20 days in three shops: repeats, returns, gifts of no price. The same every time. */
export function salesLines(begin = '2024-03-01'): FileLine[] {
  return Array.from({ length: 600 }, (_, i) => {
    const day = new Date(Date.parse(begin) + (i % 20) * 86_400_000).toISOString().slice(0, 10);
    const isReturn = i % 17 === 16;
    return {
      orderNo: `${isReturn ? 'C' : ''}${50_000 + Math.floor(i / 3)}`,
      shop: shops[Math.floor(i / 3) % shops.length] ?? '',
      code: `A${(i * 7) % 23}`,
      name: `收纳盒 ${(i * 7) % 23} 号`,
      quantity: (isReturn ? -1 : 1) * (1 + (i % 4)),
      price: i % 41 === 40 ? '0.00' : `${3 + ((i * 7) % 23)}.${i % 2 === 0 ? '35' : '80'}`,
      at: `${day} ${String(8 + (i % 12)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}:00`,
    };
  });
}

export function toCsv(lines: readonly FileLine[]): string {
  const rows = lines.map((line) =>
    [line.orderNo, line.shop, line.code, line.name, line.quantity, line.price, line.at].join(','),
  );
  return ['订单号,店铺,SKU货号,商品名称,数量,单价,下单时间', ...rows].join('\n');
}

/** Fen as the full figure that the pages show in a title: ¥1,234.50. */
export function yuan(fen: number): string {
  const sign = fen < 0 ? '−' : '';
  const [whole = '', decimals] = (Math.abs(fen) / 100).toFixed(2).split('.');
  return `${sign}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

export const uploadAnswer = z.object({ uploadId: z.string() });
