export {
  selfServiceKeys,
  selfServiceMutations,
  selfServiceQueries,
  type BrandView,
  type SelfServiceDecision,
  type SelfServiceDetails,
  type SelfServiceFilters,
  type SelfServiceItem,
  type SelfServiceQuery,
  type SelfServiceSortKey,
} from '../src/selfService.ts';
