export {
  testerMutations,
  testerQueries,
  type NewTesterUser,
  type TesterBlock,
  type TesterPointsCorrection,
  type TesterUser,
  type TesterUserChange,
  type TesterUserDetail,
  type TesterUserExport,
  type TesterUserFilters,
  type TesterUserListQuery,
  type TesterUserSortKey,
} from '../src/testers.ts';
export { testerKeys } from '../src/userCache.ts';
