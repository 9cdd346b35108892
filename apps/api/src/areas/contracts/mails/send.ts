import { AGENCY } from '@resonanz/domain/agency';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { CONTRACT_LINK_DAYS } from '@resonanz/domain/contracts';
import { staffPaths } from '@resonanz/domain/paths';
import type { Tx } from '../../../platform/database/schema.ts';
import type { MailPartner } from '../../../platform/mail/Mail.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { ContractWords } from '../document/ContractWords.ts';
import type { ContractRow } from '../record/queries/contracts.ts';
import { linkAddress } from '../signing/link.ts';
import { findResponsibleUsers } from '../signing/queries.ts';

type Sender = Pick<Services, 'mail' | 'hashKey' | 'publicUrl'>;

const named = (row: ContractRow) => ({
  contract: new ContractWords(row).title,
  campaign: row.campaign_name ?? row.customer_name ?? AGENCY.company,
});

/** The partner in whose mailbox threads the mails about a contract appear. */
function partnerOf({
  influencer_id: influencerId,
  customer_id: customerId,
  campaign_id: campaignId,
}: ContractRow): MailPartner | undefined {
  if (influencerId !== null) return { userType: 'influencer', refId: influencerId, campaignId };
  return customerId === null ? undefined : { userType: 'customer', refId: customerId, campaignId };
}

function toPartner(row: ContractRow) {
  const partner = partnerOf(row);
  return { to: row.partner_email, language: row.language, ...(partner && { partner }) };
}

/** The link of a contract that was sent. */
function linkOf(sender: Sender, row: ContractRow): string {
  if (row.link_nonce === null) throw new Error(`The contract ${row.id} has no link.`);
  return linkAddress(sender, row, row.link_nonce);
}

/** Sends the partner the contract to be signed (docs/domain/mails.md#contract-mails). */
export function mailToSign(tx: Tx, sender: Sender, row: ContractRow, message: string): Promise<void> {
  return sender.mail.send(tx, {
    ...toPartner(row),
    template: 'contractToSign',
    values: { ...named(row), message, days: CONTRACT_LINK_DAYS, link: linkOf(sender, row) },
  });
}

/** Reminds the partner (docs/domain/mails.md#contract-mails). */
export function mailReminder(tx: Tx, sender: Sender, row: ContractRow, message = ''): Promise<void> {
  const until = berlinDay(new Date(row.link_expires_at ?? 0));
  return sender.mail.send(tx, {
    ...toPartner(row),
    template: 'contractReminder',
    values: { ...named(row), message, until, link: linkOf(sender, row) },
  });
}

/** Notifies the partner that a contract was withdrawn (docs/domain/mails.md#contract-mails). */
export function mailCancelled(tx: Tx, sender: Sender, row: ContractRow, reason: string): Promise<void> {
  return sender.mail.send(tx, { ...toPartner(row), template: 'contractCancelled', values: { ...named(row), reason } });
}

/** Sends both sides the signed document (docs/domain/mails.md#contract-mails). */
export async function mailSigned(
  tx: Tx,
  sender: Sender,
  row: ContractRow,
  { stage, documentId }: { stage: 'signed' | 'countersigned'; documentId: number },
): Promise<void> {
  const values = { stage, partner: row.partner_name, ...named(row) } as const;
  const attachments = [documentId];
  await sender.mail.send(tx, {
    ...toPartner(row),
    template: 'contractSigned',
    values: { ...values, audience: 'partner' },
    attachments,
  });
  const link = `${sender.publicUrl}${staffPaths.contractView({ contractId: row.id })}`;
  for (const { email, language } of await findResponsibleUsers(tx, row)) {
    await sender.mail.send(tx, {
      to: email,
      language,
      template: 'contractSigned',
      values: { ...values, audience: 'agency', link },
      attachments,
    });
  }
}
