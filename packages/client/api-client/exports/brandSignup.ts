export {
  findBrandInvitation,
  signUpBrand,
  signUpByToken,
  type BrandInvitationOwner,
  type BrandSignUp,
  type BrandSignUpByToken,
} from '../src/brandSignup.ts';
