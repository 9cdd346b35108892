import type { ModuleName } from '@resonanz/domain/permissions';
import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import { formatDate } from '@resonanz/formatters/date';
import { parseLanguage } from '@resonanz/i18n/language';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Db } from '../../platform/database/schema.ts';
import { forbidden, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { isAddress } from '../../platform/mail/address.ts';
import { seesAll } from '../ownership/door.ts';
import { type MailText, missingIn, type Placeholder, type PlaceholderValues } from './placeholders.ts';
import {
  findAmazonUsers,
  findCampaign,
  findChannels,
  findContacts,
  findCustomers,
  findEntries,
  findInfluencers,
  findTesters,
} from './queries/receivers.ts';

type Receiver = Schemas['MailReceiver'];

/** A receiver of a mail. */
export interface FoundReceiver {
  receiver: Receiver;
  name: string;
  toEmail: string | null;
  platform: Schemas['Platform'] | null;
  isBlocked: boolean;
  values: PlaceholderValues;
}

/** The user and the language for looking up receivers. */
export interface ReceiverContext {
  db: Db;
  user: CallUser;
  campaignId?: number | null | undefined;
  language?: 'DE' | 'EN' | undefined;
}

const known = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text.trim() === '' ? null : text.trim();
const addressOf = (text: string | null): string | null => (text !== null && isAddress(text) ? text : null);

async function influencersOf(
  { db, user, campaignId, language }: ReceiverContext,
  receivers: readonly Receiver[],
  common: PlaceholderValues,
): Promise<(receiver: Receiver) => FoundReceiver | undefined> {
  const ids = receivers.flatMap(({ userType, refId }) => (userType === 'influencer' ? [refId] : []));
  if (ids.length === 0) return () => undefined;
  const [people, channels, entries] = await Promise.all([
    findInfluencers(db, user, ids),
    findChannels(db, user, ids),
    findEntries(db, campaignId ?? 0, ids),
  ]);
  const day = (date: string | null | undefined): string | null =>
    date ? formatDate(date, parseLanguage(language ?? 'DE') ?? 'de') : null;
  return (receiver) => {
    const person = people.find(({ id }) => id === receiver.refId);
    const channel = channels.find(
      ({ id, influencer_id }) => id === receiver.channelId && influencer_id === receiver.refId,
    );
    if (person === undefined || (receiver.channelId !== undefined && channel === undefined)) return undefined;
    const entry = entries.find(
      ({ influencer_id, channel_id }) =>
        influencer_id === receiver.refId && (receiver.channelId === undefined || channel_id === receiver.channelId),
    );
    const name = known(`${person.first_name} ${person.surname}`) ?? channel?.handle ?? `#${person.id}`;
    return {
      receiver,
      name,
      toEmail: addressOf(person.email),
      platform: (channel?.platform ?? null) as Schemas['Platform'] | null,
      isBlocked: person.status === INFLUENCER_STATUS.blocked,
      values: {
        ...common,
        firstName: known(person.first_name),
        surname: known(person.surname),
        partnerName: name,
        platform: channel?.platform ?? null,
        channel: known(channel?.handle),
        service: known(entry?.service),
        contentDeadline: day(entry?.content_deadline),
        publishDate: day(entry?.publish_date),
      },
    };
  };
}

async function customersOf(
  { db, user }: ReceiverContext,
  receivers: readonly Receiver[],
  common: PlaceholderValues,
): Promise<(receiver: Receiver) => FoundReceiver | undefined> {
  const ids = receivers.flatMap(({ userType, refId }) => (userType === 'customer' ? [refId] : []));
  if (ids.length === 0) return () => undefined;
  const [customers, contacts] = await Promise.all([findCustomers(db, user, ids), findContacts(db, ids)]);
  return (receiver) => {
    const customer = customers.find(({ id }) => id === receiver.refId);
    const contact = contacts.find(
      ({ id, customer_id }) =>
        customer_id === receiver.refId && (receiver.contactId === undefined || id === receiver.contactId),
    );
    if (customer === undefined || (receiver.contactId !== undefined && contact === undefined)) return undefined;
    const name = known(contact?.name) ?? customer.name;
    return {
      receiver: contact === undefined ? receiver : { ...receiver, contactId: contact.id },
      name,
      toEmail: addressOf(contact?.email ?? null),
      platform: null,
      isBlocked: false,
      values: { ...common, partnerName: name, companyName: customer.name },
    };
  };
}

interface Person {
  id: number;
  first_name: string | null;
  last_name: string | null;
  email: string;
  is_active?: boolean;
}

/** Receivers whose record is a person with one address: testers, whose accounts may be switched off, and Amazon users. */
async function peopleOf(
  { db, user }: ReceiverContext,
  receivers: readonly Receiver[],
  common: PlaceholderValues,
  userType: 'tester' | 'amazonUser',
): Promise<(receiver: Receiver) => FoundReceiver | undefined> {
  const ids = receivers.flatMap((each) => (each.userType === userType ? [each.refId] : []));
  if (ids.length === 0) return () => undefined;
  const people: Person[] = await (userType === 'tester' ? findTesters(db, user, ids) : findAmazonUsers(db, user, ids));
  return (receiver) => {
    const person = people.find(({ id }) => id === receiver.refId);
    if (person === undefined) return undefined;
    const name = known(`${person.first_name ?? ''} ${person.last_name ?? ''}`) ?? person.email;
    return {
      receiver,
      name,
      toEmail: addressOf(person.email),
      platform: null,
      isBlocked: person.is_active === false,
      values: {
        ...common,
        firstName: known(person.first_name),
        surname: known(person.last_name),
        partnerName: name,
      },
    };
  };
}

/** Values that are the same for every receiver of a mail. */
async function commonValues({ db, user, campaignId }: ReceiverContext): Promise<PlaceholderValues> {
  const campaign = await findCampaign(db, campaignId ?? 0);
  const unknown = {
    firstName: null,
    surname: null,
    partnerName: null,
    companyName: null,
    platform: null,
    channel: null,
    service: null,
    contentDeadline: null,
    publishDate: null,
  };
  return {
    ...unknown,
    campaign: campaign?.name ?? null,
    brand: campaign?.brand ?? null,
    senderName: user.fullName,
    senderEmail: user.email,
  };
}

/** The receivers in the order given; undefined where this user sees no such record. */
export async function findReceivers(
  context: ReceiverContext,
  receivers: readonly Receiver[],
): Promise<(FoundReceiver | undefined)[]> {
  const common = await commonValues(context);
  const [influencer, customer, tester, amazonUser] = await Promise.all([
    influencersOf(context, receivers, common),
    customersOf(context, receivers, common),
    peopleOf(context, receivers, common, 'tester'),
    peopleOf(context, receivers, common, 'amazonUser'),
  ]);
  const find = { influencer, customer, tester, amazonUser };
  return receivers.map((receiver) => find[receiver.userType](receiver));
}

/** The module whose records these receivers are. */
const MODULE_OF = {
  influencer: 'Influencer Management',
  customer: 'Customer Management',
  tester: 'Testerworld User',
  amazonUser: 'Testerworld Dashboard',
} as const satisfies Readonly<Record<Receiver['userType'], ModuleName>>;

/** Rejects partners and campaigns of modules the user may not view, or that are invisible to the user. */
export async function requireReceivers(
  context: ReceiverContext,
  receivers: readonly Receiver[],
): Promise<FoundReceiver[]> {
  const { db, user, campaignId } = context;
  for (const { userType } of receivers) if (!user.may(MODULE_OF[userType], 'view')) throw forbidden();
  if (campaignId !== undefined && campaignId !== null) {
    if (!user.may('Campaign Management', 'view')) throw forbidden();
    if (!(await seesAll(db, user, 'campaigns', [campaignId]))) throw notFound();
  }
  return (await findReceivers(context, receivers)).map((found) => {
    if (found === undefined) throw notFound();
    return found;
  });
}

/** A receiver with what prevents sending this text. */
export interface CheckedReceiver extends FoundReceiver {
  problem: Schemas['MailReceiverProblem'] | null;
  missing: Placeholder[];
}

/** Finds for each receiver why this text could not be sent. */
export function checkReceivers(found: readonly FoundReceiver[], text: MailText): CheckedReceiver[] {
  const seen = new Set<string>();
  return found.map((each) => {
    const missing = missingIn(text, each.values);
    const { userType, refId, contactId } = each.receiver;
    const record = `${userType} ${refId} ${contactId ?? ''}`;
    const isSecond = seen.has(record);
    seen.add(record);
    const problems = [
      each.isBlocked && 'receiverBlocked',
      each.toEmail === null && 'receiverWithoutAddress',
      isSecond && 'receiverTwice',
      missing.length > 0 && 'placeholderWithoutValue',
    ] as const;
    return { ...each, missing, problem: problems.find((problem) => problem !== false) ?? null };
  });
}
