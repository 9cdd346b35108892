import { jwtVerify, SignJWT } from 'jose';
import type { Audience } from '../http/Audience.ts';
import type { Clock } from '../runtime/Clock.ts';

/** Minutes an access token is valid. */
export const accessTokenMinutes = 15;

const algorithm = 'HS256';
const issuer = 'resonanz';
const audiences: readonly Audience[] = ['staff', 'brand', 'tester'];
const userIdForm = /^\d{1,9}$/;
const sessionIdForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The claims of a valid access token; rights are never read from it. */
export interface AccessClaims {
  userId: number;
  sessionId: string;
  audience: Audience;
  /** End of the token in epoch milliseconds. */
  expiresAt: number;
}

/** Issues and checks the short-lived tokens that every call carries. */
export class AccessTokens {
  readonly #key: Uint8Array;
  readonly #clock: Clock;

  constructor(key: Uint8Array, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  async issue(userId: number, sessionId: string, audience: Audience): Promise<{ token: string; expiresAt: number }> {
    const issuedAt = Math.floor(this.#clock.now().getTime() / 1000);
    const expiresAt = issuedAt + accessTokenMinutes * 60;
    const token = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm, typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(String(userId))
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(this.#key);
    return { token, expiresAt: expiresAt * 1000 };
  }

  /** The claims of a token, or undefined when it is forged, foreign or expired. */
  async verify(token: string): Promise<AccessClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [algorithm],
        typ: 'at+jwt',
        issuer,
        audience: [...audiences],
        currentDate: this.#clock.now(),
        requiredClaims: ['sub', 'sid', 'exp', 'aud'],
      });
      const audience = audiences.find((each) => each === payload.aud);
      const { sub, sid, exp = 0 } = payload;
      if (audience === undefined || typeof sub !== 'string' || typeof sid !== 'string') return undefined;
      if (!userIdForm.test(sub) || !sessionIdForm.test(sid)) return undefined;
      return { userId: Number(sub), sessionId: sid, audience, expiresAt: exp * 1000 };
    } catch {
      return undefined;
    }
  }
}
