import type { Generated, Selectable } from 'kysely';

/** A label that is drawn once and used again. */
export interface LabelTemplateTable {
  id: Generated<number>;
  /** The boss whose business it is of. */
  owner_id: number;
  /** Who made it; null once they are gone. The label of a person is theirs alone. */
  author_id: number | null;
  kind: 'user' | 'plain' | 'gpsr' | 'sku';
  /** Of which there is one in a business: `user:7`, `sku:634418`. Null for templates of which there are many. */
  slot: string | null;
  sku_id: string | null;
  name: string;
  /** ISO 3166 code of a country; of GPSR templates only. */
  market: string | null;
  /** JSON, as rules/label-drawing.ts has it. */
  drawing: string;
  version: number;
  updated_at: number;
}

export type LabelTemplate = Selectable<LabelTemplateTable>;

/** Templates of labels. */
export interface LabelsTables {
  label_template: LabelTemplateTable;
}
