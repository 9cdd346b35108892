import { bearerOf } from '../../access/admit.ts';
import { unauthorized } from '../../http/ApiError.ts';
import { defineArea } from '../../http/area.ts';
import { logIn, tokensOf } from './logIn.ts';
import { endSession, rotate } from './sessions.ts';

/** Log-in for the three areas, token refresh and log-out. */
export const auth = defineArea('auth', {
  authenticate: ({ input, services, request }) => logIn(services, input.body, 'staff', request.ip),
  brandAuthenticate: ({ input, services, request }) => logIn(services, input.body, 'brand', request.ip),
  testerworldAuthenticate: ({ input, services, request }) => logIn(services, input.body, 'tester', request.ip),

  refreshToken: async ({ services, request, log }) => {
    const token = bearerOf(request);
    const rotation = token === undefined ? undefined : await rotate(services, token);
    if (rotation?.kind === 'rotated') return tokensOf(services, rotation.session);
    if (rotation?.kind === 'replayed') {
      log.warn({ session: rotation.sessionId }, 'a refresh token was replayed, its session is ended');
      services.live.endSession(rotation.sessionId);
    }
    throw unauthorized('sessionEnded');
  },

  logout: async ({ user, services }) => {
    await endSession(services, user.sessionId, user.id);
    services.live.endSession(user.sessionId);
    return null;
  },
});
