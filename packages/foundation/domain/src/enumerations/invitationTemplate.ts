import type { EnumerationValue, NamedValues } from './registry.ts';

// A file of its own: the pages in front of the log-in need it, and no other state of work.

/**
 * What an invited brand sees: the whole portal, or the portal without its footer.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export const INVITATION_TEMPLATE = {
  wholePortal: 1,
  withoutFooter: 2,
} as const satisfies NamedValues<'invitationTemplate'>;
/**
 * What an invited brand sees.
 *
 * @source docs/domain/enumerations.md#one-type-per-enumeration
 */
export type InvitationTemplate = EnumerationValue<'invitationTemplate'>;
