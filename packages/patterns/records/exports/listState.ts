export {
  defineList,
  type FilterValues,
  type ListDefinition,
  type ListOptions,
  type ListRequest,
  type ListSort,
  type ListValues,
} from '../src/listState/defineList.ts';
