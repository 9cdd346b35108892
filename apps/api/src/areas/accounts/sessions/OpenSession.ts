import type { Audience } from '../../../platform/http/Audience.ts';

/** A log-in with its current refresh token. */
export interface OpenSession {
  sessionId: string;
  userId: number;
  audience: Audience;
  refreshToken: string;
}
