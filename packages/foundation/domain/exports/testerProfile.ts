export {
  NEWSLETTER_STATES,
  PROFILE_PARTS,
  profileCompleteness,
  type CompletableProfile,
  type NewsletterState,
  type ProfilePart,
} from '../src/testerProfile.ts';
