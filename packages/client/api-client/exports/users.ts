export { userMutations, userQueries, type LanguageChoice, type Region, type RegionChoice, type UserDetails } from '../src/users.ts';
