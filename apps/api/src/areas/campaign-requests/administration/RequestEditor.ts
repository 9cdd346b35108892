import type { CallContext } from '../../../platform/operations/area.ts';

/** Who works on requests, and with what. */
export type RequestEditor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** The values to write to a request, besides the author and the time. */
export const stampOf = ({ user, services }: RequestEditor) => ({
  updated_at: services.clock.now(),
  updated_by: user.id,
});
