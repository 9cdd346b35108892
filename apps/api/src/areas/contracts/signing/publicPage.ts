import { NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import type { NotificationTextKey } from '@resonanz/domain/notificationTexts';
import { HISTORY_ACTION, CONTRACT_TYPE } from '@resonanz/domain/workStates';
import { iban as ibanRule } from '@resonanz/validators/iban';
import type { Tx } from '../../../platform/database/schema.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { type FieldError, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { FileAnswer } from '../../../platform/http/FileAnswer.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { signedAddress } from '../../../platform/storage/signedAddress.ts';
import { createNotifications, type LiveMessage, publishAll } from '../../notifications/door.ts';
import {
  contractData,
  drawDocument,
  type Drawer,
  fileDocument,
  filledText,
  keepBytes,
  orForget,
} from '../document/document.ts';
import { documentAnswer } from '../document/downloads.ts';
import { sentChecksum } from '../document/queries.ts';
import { mailSigned } from '../mails/send.ts';
import { contractById, type ContractRow, findIdByLink, updateContract } from '../record/queries/contracts.ts';
import { rejectUnusableLink } from '../rules.ts';
import type { StoredSignature } from '../tables.ts';
import { hashOf } from './link.ts';
import { fillUnknownFields } from './partnerProfile.ts';
import { findResponsibleUsers } from './queries.ts';

const SIGNED: NotificationTextKey = 'notificationText.contractSigned';
const asksForAccount = ({ type }: Pick<ContractRow, 'type'>): boolean => type !== CONTRACT_TYPE.customer;

/** The contract that a link leads to; locked where a transaction asks. */
async function linkedContract(
  { clock }: Pick<Services, 'clock'>,
  db: Tx,
  token: string,
  isLocked = false,
): Promise<ContractRow> {
  const id = await findIdByLink(db, hashOf(token), isLocked);
  if (id === undefined) throw notFound();
  const row = await contractById(db, id);
  rejectUnusableLink(row, clock.now());
  return row;
}

/** What the partner is shown. */
export async function publicContract(services: Services, token: string): Promise<Schemas['PublicContract']> {
  const row = await linkedContract(services, services.db, token);
  return {
    contractId: row.id,
    type: row.type,
    language: row.language,
    partnerName: row.partner_name,
    campaignName: row.campaign_name,
    budget: row.budget,
    startDate: row.start_date,
    endDate: row.end_date,
    terms: row.terms,
    text: filledText(row, services.clock.now()),
    sentAt: row.sent_at ?? '',
    linkExpiresAt: row.link_expires_at ?? '',
    asksForAccount: asksForAccount(row),
  };
}

/** The document the partner was sent. */
export async function publicDocument(services: Services, token: string): Promise<FileAnswer> {
  return documentAnswer(services, await linkedContract(services, services.db, token));
}

/** The bank account of the partner, in its canonical form. */
function accountOf(
  row: ContractRow,
  input: Schemas['PublicContractSignature'],
): Pick<Schemas['ContractPartnerData'], 'iban' | 'accountRecipient'> {
  if (!asksForAccount(row)) return { iban: null, accountRecipient: null };
  const errors: FieldError[] = [];
  if (input.iban === undefined) errors.push({ field: 'iban', key: 'required' });
  if (input.accountRecipient === undefined) errors.push({ field: 'accountRecipient', key: 'required' });
  const checked = ibanRule['~standard'].validate(input.iban ?? '');
  if (input.iban !== undefined && checked.issues) errors.push({ field: 'iban', key: 'ibanInvalid' });
  if (errors.length > 0 || checked.issues) throw invalidFields(errors);
  return { iban: checked.value, accountRecipient: input.accountRecipient?.trim() ?? null };
}

/** Strokes that stay on the field and mean something. */
function strokesOf(drawing: Schemas['DrawnSignature']): number[][] {
  const isOff = drawing.some(
    (stroke) => stroke.length % 2 === 1 || stroke.some((value, index) => index % 2 === 1 && value > 200),
  );
  if (isOff) throw invalidFields([{ field: 'drawing', key: 'invalidValue' }]);
  return drawing;
}

/** Notifies the users who look after the contract (type 13). */
async function notifyResponsibleUsers(tx: Tx, row: ContractRow, name: string): Promise<LiveMessage[]> {
  const users = await findResponsibleUsers(tx, row);
  return createNotifications(
    tx,
    users.map(({ id }) => id),
    {
      panel: 'agency',
      type: NOTIFICATION_TYPE.campaignUpdate,
      subType: NO_SUB_TYPE,
      message: SIGNED,
      text: { user: name, campaign: row.campaign_name ?? row.customer_name ?? row.partner_name },
      refId: row.campaign_id ?? 0,
    },
  );
}

/** Takes the partner's data and signature; of several at once the first counts. */
export async function signContract(
  call: Drawer,
  token: string,
  input: Schemas['PublicContractSignature'],
): Promise<Schemas['SignedPublicContract']> {
  const { services } = call;
  const { db, clock, hashKey, live } = services;
  const now = clock.now();
  const read = await linkedContract(services, db, token);
  const { streetAndHouse, cityAndZip, country, taxId, vatLiable, drawing } = input;
  const partner_data = {
    streetAndHouse,
    cityAndZip,
    country,
    taxId: taxId.trim(),
    vatLiable,
    ...accountOf(read, input),
  };
  const name = input.signerName.trim();
  const partner_signature: StoredSignature =
    drawing === undefined ? { kind: 'typed', name } : { kind: 'drawn', name, strokes: strokesOf(drawing) };
  const signed = { ...read, partner_data, partner_signature, partner_signed_at: now.toISOString() };
  const stored = await keepBytes(
    services,
    await drawDocument(call, contractData(signed, now, await sentChecksum(db, read.id))),
  );
  const { documentId, messages } = await orForget(services, stored, () =>
    db.transaction().execute(async (tx) => {
      const row = await linkedContract(services, tx, token, true);
      const id = await fileDocument(tx, signed, stored, { kind: 'signed', userId: null, now });
      await updateContract(tx, row.id, {
        partner_data: JSON.stringify(partner_data),
        partner_signature: JSON.stringify(partner_signature),
        partner_signed_at: now,
        document_id: id,
        updated_at: now,
        updated_by: null,
      });
      await writeHistory(
        tx,
        { user: null, services },
        {
          entity: 'contract',
          entityId: row.id,
          action: HISTORY_ACTION.statusChange,
          changes: { status: ['sent', 'signed'], signedBy: [null, name] },
        },
      );
      await fillUnknownFields(tx, services, signed);
      await mailSigned(tx, services, signed, { stage: 'signed', documentId: id });
      return { documentId: id, messages: await notifyResponsibleUsers(tx, row, name) };
    }),
  );
  publishAll(live, messages);
  return { contractId: read.id, signedAt: now.toISOString(), documentPath: signedAddress(hashKey, documentId, now) };
}
