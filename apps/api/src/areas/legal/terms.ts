import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { isBrand } from '@resonanz/domain/roles';
import { termsVersionOn } from '@resonanz/domain/terms';
import { HISTORY_ACTION, INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import { hasAcceptedTerms } from '../../platform/access/acceptedTerms.ts';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import { acceptedTerms, type Editor, lockAccountOf, noteAccount, updateAccount } from '../accounts/door.ts';
import { findAcceptedTerms } from './queries.ts';

type Legal = components['schemas']['Legal'];

/**
 * The terms that count now and what the caller has accepted, with the setting that says where the legal links are
 * (docs/domain/areas.md#embedded-portal).
 */
export async function legalOf(db: Kysely<Schema>, user: CallUser, now: Date): Promise<Legal> {
  const own = await findAcceptedTerms(db, user.id);
  return {
    version: termsVersionOn(berlinDay(now)),
    acceptedVersion: own.terms_version,
    acceptedAt: own.terms_accepted_at,
    isAccepted: hasAcceptedTerms({ ...user, termsVersion: own.terms_version }, now),
    template: own.template ?? INVITATION_TEMPLATE.wholePortal,
  };
}

/**
 * Accepts the terms that the caller has read; rejects any version but the one in force, since terms may change between
 * reading and accepting.
 */
export async function acceptTerms(editor: Editor, version: string): Promise<Legal> {
  const { services, user, audit } = editor;
  const now = services.clock.now();
  const isNew = await services.db.transaction().execute(async (tx) => {
    const account = await lockAccountOf(tx, user.id, isBrand);
    const accepted = acceptedTerms(now);
    if (version !== accepted.terms_version) throw conflict('termsChanged');
    if (hasAcceptedTerms({ ...user, termsVersion: account.terms_version }, now)) return false;
    await updateAccount(tx, user.id, accepted);
    await noteAccount(tx, editor, user.id, {
      action: HISTORY_ACTION.update,
      changes: { termsVersion: [account.terms_version, version] },
    });
    return true;
  });
  if (isNew)
    audit({
      entity: 'user',
      entityId: user.id,
      action: HISTORY_ACTION.update,
      changes: { termsVersion: [user.termsVersion, version] },
    });
  return legalOf(services.db, user, now);
}
