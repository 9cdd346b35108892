import type { Tx } from '../../../platform/database/schema.ts';
import { type StoredApplication, updateApplication } from '../queries/applications.ts';

/** Notes whether the brand may show the pictures and videos of a test; nothing changes while the tester says nothing. */
export async function allowMedia(
  tx: Tx,
  application: StoredApplication,
  isAllowed: boolean | undefined,
  now: Date,
): Promise<void> {
  if (isAllowed === undefined || isAllowed === (application.media_consent_at !== null)) return;
  await updateApplication(tx, application.id, { media_consent_at: isAllowed ? now : null });
}
