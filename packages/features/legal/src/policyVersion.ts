/** Version of the privacy policy: the day from which it counts. A change asks everybody for their cookie choice again. */
export const PRIVACY_POLICY_VERSION = '2026-11-21';
