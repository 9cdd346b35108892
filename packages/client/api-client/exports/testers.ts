export {
  testerMutations,
  testerQueries,
  type NewTesterUser,
  type TesterUser,
  type TesterUserChange,
  type TesterUserListQuery,
} from '../src/testers.ts';
export { testerKeys } from '../src/userCache.ts';
