import type { CallContext } from '../../platform/operations/area.ts';

/** Who works on requests, and with what. */
export type RequestEditor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** What is written into a request beside who did it and when. */
export const stampOf = ({ user, services }: RequestEditor) => ({
  updated_at: services.clock.now(),
  updated_by: user.id,
});
