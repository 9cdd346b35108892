export { TESTER_STATES, type TesterState } from '../src/enumerations/words.ts';
export {
  NEWSLETTER_STATES,
  PROFILE_PARTS,
  profileCompleteness,
  type CompletableProfile,
  type NewsletterState,
  type ProfilePart,
} from '../src/testerProfile.ts';
