/**
 * What the specification leaves to whoever builds the server behind it: the same facts in other forms. A
 * client of the specification has to live with all of them.
 */
export interface Habits {
  /** Ids as JSON numbers, or as text. */
  readonly ids: 'number' | 'text';
  /**
   * Instants as milliseconds or seconds, as text of the wall clock in Shanghai, with slashes or nothing between too, or
   * in ISO 8601 with a zone.
   */
  readonly instants: 'ms' | 'seconds' | 'wallClock' | 'slashes' | 'close' | 'iso';
  /** `code` of the envelope. */
  readonly code: 'number' | 'text';
  /** `data` where there is nothing to say: of writes, of empty lists. */
  readonly noData: 'absent' | 'null' | 'true';
  /** `msg` of a success. */
  readonly msg: 'text' | 'absent' | 'null';
  /** What login answers: a short text, one of 4 kB, or nothing but a cookie. */
  readonly token: 'short' | 'long' | 'cookieOnly';
  /** Sets a cookie at login without which no later call is answered, and renews it now and then. */
  readonly cookie: boolean;
  /** Fields that the specification does not know, in the envelope and in every row. */
  readonly extras: boolean;
  /** Rows have the fields that the specification names beside the call, and no others. */
  readonly sparse: boolean;
  /** The list of shops is of temu alone; those of shein have a list of their own. */
  readonly sheinApart: boolean;
  /** The list of shops has their ratings too, of which there are none yet. */
  readonly unrated: boolean;
  /** Yes and no as booleans, or as 1 and 0. */
  readonly flags: 'boolean' | 'number';
  /** Answers the calls whose paths the specification does not show, at paths of its own. */
  readonly unnamed: boolean;
  /** Bodies that the specification does not show: in the plainest form, or as the product documents them. */
  readonly statistics: 'plain' | 'documented';
}

export const plainHabits: Habits = {
  ids: 'text',
  instants: 'ms',
  code: 'number',
  noData: 'null',
  msg: 'text',
  token: 'short',
  cookie: false,
  extras: false,
  sparse: false,
  sheinApart: false,
  unrated: false,
  flags: 'boolean',
  unnamed: false,
  statistics: 'plain',
};

export type Row = Record<string, unknown>;

/** Says facts by the habits of one server. */
export interface Speech {
  readonly habits: Habits;
  id(value: string): string | number;
  instant(ms: number): string | number;
  flag(value: boolean): boolean | number;
  /** A row: of `whole`, only the fields of `named` where the server is sparse. */
  row(whole: Row, named: readonly string[]): Row;
}

export function speech(habits: Habits): Speech {
  return {
    habits,
    id: (value) => (habits.ids === 'number' ? Number(value) : value),
    instant: (ms) => {
      if (habits.instants === 'ms') return ms;
      if (habits.instants === 'seconds') return ms / 1000;
      const shanghai = new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19);
      if (habits.instants === 'iso') return `${shanghai}+08:00`;
      if (habits.instants === 'close') return shanghai.replace(/\D/g, '');
      const text = shanghai.replace('T', ' ');
      return habits.instants === 'slashes'
        ? text.replaceAll('-', '/').replace(/([/ ])0/g, '$1')
        : text;
    },
    flag: (value) => (habits.flags === 'number' ? Number(value) : value),
    row: (whole, named) => ({
      ...(habits.sparse
        ? Object.fromEntries(Object.entries(whole).filter(([name]) => named.includes(name)))
        : whole),
      ...(habits.extras && { gmtCreate: '2026-01-01 00:00:00', tenantId: 3, ext: { any: [1] } }),
    }),
  };
}
