import type { FastifyRequest } from 'fastify';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { bearerOf } from '../../platform/access/admit.ts';
import { notFound, unauthorized } from '../../platform/http/ApiError.ts';
import { defineArea } from '../../platform/operations/area.ts';
import {
  closeConnections,
  endSessionsOf,
  newCaptcha,
  openSessionsOf,
  type Origin,
  ownerOfResetToken,
  requireCaptcha,
  resetPassword,
  rotate,
  takeRequest,
  traceOf,
} from '../accounts/door.ts';
import { changePassword } from './changePassword.ts';
import { logIn, tokensOf } from './logIn.ts';

const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

/** Log-in for the three areas, token refresh, log-out, the log-ins of the caller, and passwords. */
export const auth = defineArea('auth', {
  authenticate: ({ input, services, request }) => logIn(services, input.body, 'staff', originOf(request)),
  brandAuthenticate: ({ input, services, request }) => logIn(services, input.body, 'brand', originOf(request)),
  testerworldAuthenticate: ({ input, services, request }) => logIn(services, input.body, 'tester', originOf(request)),

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
    const now = services.clock.now();
    const ended = await services.db
      .transaction()
      .execute((tx) => endSessionsOf(tx, user.id, { now, reason: 'logout', only: user.sessionId }));
    closeConnections(services, ended);
    return null;
  },

  getSessions: ({ user, services }) => openSessionsOf(services, user.id, user.sessionId),

  endSession: async ({ input, user, services, audit }) => {
    const { sessionId } = input.body;
    const now = services.clock.now();
    const ended = await services.db
      .transaction()
      .execute((tx) => endSessionsOf(tx, user.id, { now, reason: 'ended by user', only: sessionId }));
    if (ended.length === 0) throw notFound();
    audit({ entity: 'session', action: HISTORY_ACTION.delete });
    closeConnections(services, ended);
    return null;
  },

  endOtherSessions: async ({ user, services, audit }) => {
    const now = services.clock.now();
    const ended = await services.db
      .transaction()
      .execute((tx) => endSessionsOf(tx, user.id, { now, reason: 'ended by user', except: user.sessionId }));
    audit({ entity: 'session', action: HISTORY_ACTION.delete });
    closeConnections(services, ended);
    return { ended: ended.length };
  },

  changePassword: async ({ input, user, services, request, audit }) => {
    await changePassword(services, user, input.body, request.ip);
    audit({ entity: 'user', entityId: user.id, action: HISTORY_ACTION.update });
    return null;
  },

  getCaptcha: ({ services }) => newCaptcha(services),

  requestStaffPasswordReset: ({ input, services, request, log }) =>
    takeRequest(
      services,
      { kind: 'password', audience: 'staff', username: input.body.email },
      { address: request.ip, log },
    ),

  findUserByResetToken: ({ input, services }) =>
    ownerOfResetToken(services, input.body.token, input.body.area ?? 'staff'),

  resetStaffPassword: (call) =>
    resetPassword(
      call.services,
      { ...call.input.body, audience: 'staff' },
      traceOf('resetStaffPassword', call.request),
    ),

  requestBrandPasswordReset: async ({ input, services, request, log }) => {
    const { username, captchaText } = input.body;
    await requireCaptcha(services, captchaText);
    return takeRequest(services, { kind: 'password', audience: 'brand', username }, { address: request.ip, log });
  },

  resetBrandPassword: (call) =>
    resetPassword(
      call.services,
      { ...call.input.body, ...call.input.path, audience: 'brand' },
      traceOf('resetBrandPassword', call.request),
    ),

  requestBrandReactivation: ({ input, services, request, log }) =>
    takeRequest(
      services,
      { kind: 'reactivation', audience: 'brand', username: input.body.username },
      { address: request.ip, log },
    ),
});
