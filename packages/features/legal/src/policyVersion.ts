import { PRIVACY_VERSION } from '@resonanz/domain/terms';

/** Version of the privacy policy: the day from which it counts. A change asks everybody for their cookie choice again. */
export const PRIVACY_POLICY_VERSION = PRIVACY_VERSION;
