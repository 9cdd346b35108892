export { PRIVACY_POLICY_VERSION } from '../src/policyVersion.ts';
