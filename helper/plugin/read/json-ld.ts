/** The data that a page says of itself in JSON-LD (https://schema.org), with their references filled in. */

export type LinkedNode = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is LinkedNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Without an end to it a page could keep the browser busy. */
const most = { scripts: 50, characters: 1_000_000, nodes: 2_000 };

/** `Product` of `Product`, `https://schema.org/Product` and `schema:Product`. */
export const typesOf = (node: LinkedNode): string[] =>
  listOf(node['@type']).map((type) => String(type).replace(/^.*[/#:]/, ''));

/** A text of what may be text, a number, or a node with a name or value. */
export function textOf(value: unknown): string {
  const [first] = listOf(value);
  if (typeof first === 'string') return first;
  if (typeof first === 'number' || typeof first === 'boolean') return String(first);
  if (!isNode(first)) return '';
  const unit = textOf(first.unitText);
  const named = first['@value'] ?? first.name ?? first.value;
  return isNode(named) ? '' : [textOf(named), unit].filter((text) => text !== '').join(' ');
}

export class LinkedData {
  readonly nodes: readonly LinkedNode[];
  readonly #byId = new Map<string, LinkedNode>();

  constructor(document: Document) {
    const nodes: LinkedNode[] = [];
    const scripts = [...document.querySelectorAll('script[type="application/ld+json" i]')];
    for (const script of scripts.slice(0, most.scripts)) {
      const text = script.textContent ?? '';
      if (text.length <= most.characters) gather(readJson(text), nodes);
    }
    this.nodes = nodes;
    for (const node of nodes) {
      const id = node['@id'];
      // A reference has no more than the id; the node itself has.
      if (typeof id === 'string' && Object.keys(node).length > 1) this.#byId.set(id, node);
    }
  }

  /** The nodes of a property, where it only refers to them those that it refers to. */
  nodesOf(value: unknown): LinkedNode[] {
    return listOf(value).flatMap((each) => {
      const id = typeof each === 'string' ? each : isNode(each) ? each['@id'] : undefined;
      const named = typeof id === 'string' ? this.#byId.get(id) : undefined;
      const node = named ?? each;
      return isNode(node) ? [node] : [];
    });
  }

  /** The first of the page's own nodes that is of one of the types, in the order of the types. */
  find(...types: readonly string[]): LinkedNode | undefined {
    for (const type of types) {
      const found = this.nodes.find((node) => typesOf(node).includes(type));
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** The nodes at the top, those of `@graph`, and what a page says that it is mainly about. */
function gather(data: unknown, nodes: LinkedNode[]): void {
  for (const node of listOf(data)) {
    if (nodes.length >= most.nodes) return;
    if (!isNode(node)) continue;
    nodes.push(node);
    for (const inner of [node['@graph'], node.mainEntity]) {
      if (inner !== undefined && inner !== data) gather(inner, nodes);
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/;$/, ''));
  } catch {
    // Pages do carry what is no JSON; the other ways of reading remain.
    return undefined;
  }
}
