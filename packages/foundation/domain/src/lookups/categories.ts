/**
 * A main category with the sub categories below it; names are labels.
 *
 * @source docs/domain/lookups.md#industries; docs/domain/lookups.md#interests-of-testers
 */
export interface CategoryBranch {
  readonly id: number;
  readonly children: readonly number[];
}

/**
 * The brand-list category tree, two levels, names `brandCategory.<id>` in `lookupLabels`: initial data, staff may
 * change it.
 *
 * @source docs/domain/lookups.md#industries
 */
export const BRAND_CATEGORIES = [
  { id: 1, children: [101, 102, 103, 104, 105, 106, 107] },
  { id: 2, children: [201, 202, 203, 204, 205, 206, 207] },
  { id: 3, children: [301, 302, 303, 304, 305, 306] },
  { id: 4, children: [401, 402, 403, 404, 405] },
  { id: 5, children: [501, 502, 503, 504] },
  { id: 6, children: [601, 602, 603, 604, 605, 606] },
  { id: 7, children: [701, 702, 703, 704, 705, 706] },
  { id: 8, children: [801, 802, 803, 804, 805, 806] },
  { id: 9, children: [901, 902, 903] },
  { id: 10, children: [1001, 1002] },
  { id: 11, children: [1101, 1102, 1103, 1104, 1105] },
  { id: 12, children: [1201, 1202, 1203, 1204] },
] as const satisfies readonly CategoryBranch[];

/**
 * The tester categories, two levels, names `testerCategory.<id>` in `lookupLabels`: initial data, staff may change
 * them.
 *
 * @source docs/domain/lookups.md#interests-of-testers
 */
export const TESTER_CATEGORIES = [
  { id: 1, children: [11, 12, 13, 14, 15, 16, 17] },
  { id: 2, children: [21, 22, 23, 24, 25, 26, 27] },
  { id: 3, children: [31, 32, 33, 34] },
  { id: 4, children: [41, 42, 43, 44] },
  { id: 5, children: [51, 52, 53, 54] },
  { id: 6, children: [61, 62, 63, 64, 65] },
  { id: 7, children: [71, 72, 73, 74] },
  { id: 8, children: [81, 82, 83, 84] },
  { id: 9, children: [91, 92, 93, 94] },
  { id: 10, children: [101, 102, 103, 104] },
] as const satisfies readonly CategoryBranch[];

/**
 * The ids from the main category down to `id`, for breadcrumbs and filters: one for a main category, two for a sub
 * category, none for an id the tree does not hold.
 *
 * @source house
 */
export function categoryPath(tree: readonly CategoryBranch[], id: number): readonly number[] {
  const main = tree.find((branch) => branch.id === id);
  if (main) return [id];
  const parent = tree.find((branch) => branch.children.includes(id));
  return parent ? [parent.id, id] : [];
}

/**
 * Influencer categories, names `category.<id>` in `labels`: initial data, staff may change them.
 *
 * @source docs/domain/lookups.md#channel-categories
 */
export const CATEGORY_IDS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
] as const;

/**
 * Product categories, names `productCategory.<id>` in `labels`: initial data, staff may change them.
 *
 * @source docs/domain/lookups.md#product-categories
 */
export const PRODUCT_CATEGORY_IDS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 99,
] as const;
