export { userKeys } from '../src/userCache.ts';
export {
  userMutations,
  userQueries,
  type LanguageChoice,
  type NewInternalUser,
  type NewUser,
  type OwnProfile,
  type ProfileInput,
  type Region,
  type RegionChoice,
  type User,
  type UserChange,
  type UserDetails,
  type UserListInput,
  type UserListQuery,
  type UserStatus,
} from '../src/users.ts';
