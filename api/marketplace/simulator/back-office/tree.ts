import type { OfficeResult } from '../../../contract/seller-office.ts';
import { type Category, categories, type Good } from '../categories.ts';

/** The categories of the simulated marketplace: three levels, of what its shops trade in. */

type Told = OfficeResult<'category'>['categories'][number];

interface Branch {
  readonly told: Told;
  readonly parentId: string | undefined;
  readonly category: Category | undefined;
  readonly good: Good | undefined;
}

const tops: readonly (readonly [name: string, below: readonly string[]])[] = [
  ['家居与厨房', ['家居收纳', '厨房用品', '家纺布艺']],
  ['服饰鞋包', ['女装', '男装', '鞋靴', '饰品', '箱包']],
  ['手机与数码', ['手机配件']],
  ['宠物', ['宠物用品']],
  ['母婴与玩具', ['玩具']],
  ['美妆个护', ['美妆工具']],
  ['运动与户外', ['运动户外']],
  ['办公与节庆', ['文具办公', '节日派对']],
];

const two = (place: number): string => String(place + 1).padStart(2, '0');

const branches: readonly Branch[] = tops.flatMap(([top, below], topPlace) => {
  const topId = String(9100 + topPlace);
  const branch = (categoryId: string, path: string[], of: Omit<Branch, 'told'>): Branch => ({
    told: { categoryId, name: path.at(-1) ?? '', isLeaf: of.good !== undefined, path },
    ...of,
  });
  const none = { category: undefined, good: undefined };
  return [
    branch(topId, [top], { parentId: undefined, ...none }),
    ...below.flatMap((middle, middlePlace) => {
      const category = categories.find(({ name }) => name === middle);
      const middleId = topId + two(middlePlace);
      return [
        branch(middleId, [top, middle], { parentId: topId, category, good: undefined }),
        ...(category?.goods ?? []).map((good, place) =>
          branch(middleId + two(place), [top, middle, good.noun], {
            parentId: middleId,
            category,
            good,
          }),
        ),
      ];
    }),
  ];
});

const byId = new Map(branches.map((branch) => [branch.told.categoryId, branch]));

/** A category that goods are filed under. */
export interface Leaf {
  readonly id: string;
  readonly path: readonly string[];
  readonly category: Category;
  readonly good: Good;
}

/** Undefined where there is no such category, or others are below it. */
export function leafOf(categoryId: string): Leaf | undefined {
  const { told, category, good } = byId.get(categoryId) ?? {};
  if (told === undefined || category === undefined || good === undefined) return undefined;
  return { id: categoryId, path: told.path, category, good };
}

/** Those below one, the topmost without it. */
export const categoriesBelow = (parentId: string | undefined): Told[] =>
  branches.filter((branch) => branch.parentId === parentId).map(({ told }) => told);

/** Leaves that are named so, or are below what is. */
export const categoriesNamed = (keyword: string): Told[] => {
  const wanted = keyword.trim().toLowerCase();
  return branches
    .filter(
      ({ told }) => told.isLeaf && told.path.some((name) => name.toLowerCase().includes(wanted)),
    )
    .map(({ told }) => told)
    .slice(0, 60);
};

/** The first leaf below a category of goods that shares two letters with a title; undefined without one. */
export function leafFor(categoryName: string | null, title: string): Leaf | undefined {
  const found = branches.find(({ category, good }) => {
    if (category?.name !== categoryName || good === undefined) return false;
    const pairs = Array.from(good.noun.slice(1), (letter, place) => good.noun[place] + letter);
    return pairs.some((pair) => title.includes(pair));
  });
  return found && leafOf(found.told.categoryId);
}
