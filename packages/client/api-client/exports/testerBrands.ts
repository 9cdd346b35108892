export {
  testerBrandKeys,
  testerBrandMutations,
  testerBrandQueries,
  type TesterBrand,
  type TesterBrandExport,
  type TesterBrandFilters,
  type TesterBrandInput,
  type TesterBrandName,
  type TesterBrandOrder,
  type TesterBrandQuery,
  type TesterBrandSortKey,
  type TesterBrandStatusChange,
} from '../src/testerBrands.ts';
