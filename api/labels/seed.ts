import type { DbOrTransaction } from '../../db/engine/connect.ts';
import {
  findFirstSku,
  findTemplateIn,
  insertTemplate,
  type NewTemplate,
} from '../../db/labels/templates.ts';
import type { Shop } from '../../db/schema.ts';
import type { LabelDrawing, LabelItem } from '../contract/rules/label-drawing.ts';

/** Labels as a seller has them; the firms and addresses on them are made up. */

type Seat = readonly [x: number, y: number, w: number, h: number];

const at = ([x, y, w, h]: Seat): LabelItem['seatObj'] => ({ x, y, w, h });

const text = (seat: Seat, words: string, size: number, bold = false): LabelItem => ({
  type: 'text',
  seatObj: at(seat),
  text: words,
  size,
  bold,
  lineHeight: Math.round(size * 1.3),
});

const img = (seat: Seat, src: string): LabelItem => ({ type: 'img', seatObj: at(seat), src });
const icon = (seat: Seat, src: string): LabelItem => ({ type: 'icon', seatObj: at(seat), src });

/** 100 by 70 mm: what it is, its bar code and where it comes from. */
const ofProduct = (name: string, code: string): LabelDrawing => ({
  width: 1000,
  height: 700,
  pointsList: [
    { type: 'rect', seatObj: { ...at([20, 20, 960, 660]), weight: 3 } },
    text([60, 50, 880, 120], name, 44, true),
    text([60, 180, 880, 50], `SKU: ${code}`, 32),
    { type: 'line', seatObj: at([60, 250, 880, 0]) },
    img([100, 280, 800, 260], `code128:${code}`),
    text([60, 590, 500, 50], 'Made in China', 32, true),
    icon([830, 560, 100, 100], 'recycle'),
  ],
});

interface Firm {
  readonly label: string;
  readonly lines: readonly string[];
}

interface Country {
  readonly market: string;
  readonly name: string;
  readonly maker: string;
  readonly responsible: Firm;
  readonly warning: string;
}

const countries: readonly Country[] = [
  {
    market: 'DE',
    name: 'GPSR 德国',
    maker: 'Hersteller',
    responsible: {
      label: 'EU Verantwortliche Person',
      lines: ['Musterfirma EU-Vertretung GmbH', 'Musterstraße 1, 10115 Berlin', 'info@example.org'],
    },
    warning:
      'Achtung: Verpackung von Kindern fernhalten und nicht als Spielzeug benutzen. Erstickungsgefahr.',
  },
  {
    market: 'FR',
    name: 'GPSR 法国',
    maker: 'Fabricant',
    responsible: {
      label: 'Personne responsable UE',
      lines: [
        'Société Exemple Représentation SARL',
        '1 rue de l’Exemple, 75001 Paris',
        'contact@example.org',
      ],
    },
    warning:
      'Attention : tenir l’emballage hors de la portée des enfants, ne pas jouer avec. Risque d’étouffement.',
  },
];

/** The same size for a country of the Union: who made it, who answers for it there, what to beware of. */
const ofCountry = ({ maker, responsible, warning }: Country): LabelDrawing => ({
  width: 1000,
  height: 700,
  pointsList: [
    text([40, 30, 660, 90], '{{name}}', 36, true),
    text([40, 125, 660, 40], 'Model / SKU: {{skuCode}}', 28),
    { type: 'line', seatObj: at([40, 180, 920, 0]) },
    text(
      [40, 195, 660, 160],
      [
        `${maker}: Beispiel Trading Co., Ltd. (Demo)`,
        'No. 1 Example Road, Shenzhen, China',
        'service@example.com',
      ].join('\n'),
      28,
    ),
    text([40, 350, 660, 180], [`${responsible.label}:`, ...responsible.lines].join('\n'), 28),
    { type: 'warning', seatObj: at([40, 545, 660, 110]), text: warning, size: 26, lineHeight: 34 },
    icon([740, 200, 90, 120], 'weee'),
    icon([850, 210, 100, 100], 'recycle'),
    img([740, 400, 220, 220], 'qr:{{skuCode}}'),
    text([740, 635, 220, 36], 'Made in China', 26, true),
  ],
});

interface Seeded extends Pick<NewTemplate, 'kind' | 'name'> {
  readonly drawing: LabelDrawing;
  readonly rest?: Partial<NewTemplate>;
}

/** Gives a demo boss labels of every kind, unless they have some. */
export async function seedLabels(
  trx: DbOrTransaction,
  ownerId: number,
  shops: readonly Pick<Shop, 'id'>[],
  now: number,
): Promise<void> {
  const own = `user:${ownerId}`;
  if ((await findTemplateIn(trx, ownerId, own)) !== undefined) return;
  const sku = await findFirstSku(
    trx,
    shops.map(({ id }) => id),
  );
  const labels: readonly Seeded[] = [
    { kind: 'plain', name: '商品标签 100×70', drawing: ofProduct('{{name}}', '{{skuCode}}') },
    ...countries.map((country) => ({
      kind: 'gpsr' as const,
      name: country.name,
      drawing: ofCountry(country),
      rest: { market: country.market },
    })),
    {
      kind: 'user',
      name: '我的标签',
      drawing: ofProduct('{{name}}', '{{skuCode}}'),
      rest: { slot: own },
    },
    ...(sku === undefined
      ? []
      : [
          {
            kind: 'sku' as const,
            name: '商品标签',
            drawing: ofProduct(sku.name, sku.sku_id),
            rest: { slot: `sku:${sku.sku_id}`, sku_id: sku.sku_id },
          },
        ]),
  ];
  for (const [index, { kind, name, drawing, rest }] of labels.entries())
    await insertTemplate(trx, {
      owner_id: ownerId,
      author_id: ownerId,
      kind,
      name,
      drawing: JSON.stringify(drawing),
      version: 1,
      updated_at: now - index * 3_600_000,
      ...rest,
    });
}
