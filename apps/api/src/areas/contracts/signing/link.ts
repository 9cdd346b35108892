import { createHash, createHmac, randomBytes } from 'node:crypto';
import { CONTRACT_LINK_DAYS } from '@resonanz/domain/contracts';
import { contractSignPath } from '@resonanz/domain/paths';
import type { Services } from '../../../platform/operations/Services.ts';
import type { ContractRow } from '../record/queries/contracts.ts';

const DAY = 86_400_000;
const NONCE_BYTES = 24;

/** The stored values of a link's token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of a link: derived for every mail from the nonce and a key that is in no table. */
function tokenOf(hashKey: Uint8Array, contractId: number, nonce: Uint8Array): string {
  return createHmac('sha256', hashKey).update(`contract ${contractId} `).update(nonce).digest('base64url');
}

/** The columns of a new link, good from now on. */
export function newLink(
  { hashKey, clock }: Pick<Services, 'hashKey' | 'clock'>,
  contractId: number,
): { link_nonce: Buffer; link_hash: Buffer; link_expires_at: Date } {
  const link_nonce = randomBytes(NONCE_BYTES);
  return {
    link_nonce,
    link_hash: hashOf(tokenOf(hashKey, contractId, link_nonce)),
    link_expires_at: new Date(clock.now().getTime() + CONTRACT_LINK_DAYS * DAY),
  };
}

/** The address of a link, in the language of its contract. */
export function linkAddress(
  { hashKey, publicUrl }: Pick<Services, 'hashKey' | 'publicUrl'>,
  { id, language }: Pick<ContractRow, 'id' | 'language'>,
  nonce: Uint8Array,
): string {
  return `${publicUrl}${contractSignPath(tokenOf(hashKey, id, nonce))}&lang=${language.toLowerCase()}`;
}
