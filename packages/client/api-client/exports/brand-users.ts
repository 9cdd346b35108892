export {
  brandUserMutations,
  brandUserQueries,
  type ApprovalChange,
  type BrandUser,
  type BrandUserChange,
  type BrandUserInput,
  type BrandUserListQuery,
  type CompanyNameChange,
  type CompanyNameChangeQuery,
  type CompanyNameChangeRow,
  type CompanyNameDecision,
  type NewBrandUser,
  type OwnBrandUserChange,
} from '../src/brandUsers.ts';
export { brandUserKeys } from '../src/userCache.ts';
