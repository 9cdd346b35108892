export {
  amazonUserKeys,
  amazonUserMutations,
  amazonUserQueries,
  type AmazonUser,
  type AmazonUserExport,
  type AmazonUserFilters,
  type AmazonUserInput,
  type AmazonUserQuery,
  type AmazonUserSortKey,
  type AmazonUserStateChange,
} from '../src/amazonUsers.ts';
