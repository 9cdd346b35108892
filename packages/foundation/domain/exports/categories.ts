export {
  BRAND_CATEGORIES,
  CATEGORY_IDS,
  PRODUCT_CATEGORY_IDS,
  TESTER_CATEGORIES,
  categoryPath,
  type CategoryBranch,
} from '../src/lookups/categories.ts';
