import { defineArea } from '../../platform/operations/area.ts';
import { acceptTerms, legalOf } from './terms.ts';

/** The terms of the brand area and who has accepted them. */
export const legal = defineArea('legal', {
  getLegal: ({ user, services }) => legalOf(services.db, user, services.clock.now()),
  acceptTerms: (call) => acceptTerms(call, call.input.body.version),
});
