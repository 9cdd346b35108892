export {
  brandProfileMutations,
  brandProfileQueries,
  type BrandInviteInput,
  type BrandMailSettings,
  type BrandMember,
  type BrandProfile,
  type BrandTeamInvitation,
} from '../src/brandProfile.ts';
