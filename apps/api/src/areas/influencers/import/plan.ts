import type { components } from '@resonanz/contract/types';
import { channelKey } from '@resonanz/domain/channelUrls';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { knownChannels } from '../sameChannel.ts';
import { mayBeSamePerson, type PersonName } from './personName.ts';
import type { ReadRow } from './readRow.ts';

type Db = Kysely<Schema>;
type ImportRow = components['schemas']['ImportRow'];

/** Whom a channel will belong to: somebody known, or the person of an earlier or this very row. */
type Owner = { readonly influencerId: number } | { readonly line: number };

/** What happens to one row. */
export interface PlannedRow {
  row: ReadRow;
  outcome: ImportRow['outcome'];
  owner: Owner | undefined;
}

interface KnownPerson extends PersonName {
  owner: Owner;
}

/** People by mail address; of several with the same one, the first. */
async function knownPeople(db: Db, rows: readonly ReadRow[]): Promise<Map<string, KnownPerson>> {
  const emails = [...new Set(rows.map((row) => row.email).filter((email) => email !== null))];
  if (emails.length === 0) return new Map();
  const found = await db
    .selectFrom('influencers')
    .select(['id', 'first_name', 'surname', sql<string>`lower(email)`.as('address')])
    .where(sql<boolean>`lower(email) = any(${emails}::text[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    found.map((person) => [
      person.address,
      { firstName: person.first_name, surname: person.surname, owner: { influencerId: person.id } },
    ]),
  );
}

/** Decides for each row whether it is new, belongs to somebody known, repeats a channel, or has errors. */
export async function planImport(db: Db, rows: readonly ReadRow[]): Promise<PlannedRow[]> {
  const people = await knownPeople(db, rows);
  const known = await knownChannels(db, rows.flatMap(({ channel }) => (channel === null ? [] : [channel])));
  const channels = new Set(known.keys());
  return rows.map((row): PlannedRow => {
    const { channel, email } = row;
    const person = email === null ? undefined : people.get(email);
    if (person !== undefined && !mayBeSamePerson(row, person)) {
      const name = `${person.firstName} ${person.surname}`.trim();
      row.issues.push({ field: 'email', key: 'emailBelongsToOther', value: name });
    }
    if (row.issues.length > 0 || channel === null) return { row, outcome: 'error', owner: undefined };
    const key = channelKey(channel.platform, channel.url);
    if (channels.has(key)) return { row, outcome: 'duplicate', owner: undefined };
    channels.add(key);
    if (person !== undefined) return { row, outcome: 'newChannel', owner: person.owner };
    const owner = { line: row.line };
    if (email !== null) people.set(email, { firstName: row.firstName, surname: row.surname, owner });
    return { row, outcome: 'newInfluencer', owner };
  });
}

/** How many rows have each outcome. */
export function countOutcomes(plan: readonly PlannedRow[]): Pick<components['schemas']['ImportPreview'], 'newInfluencers' | 'newChannels' | 'duplicates' | 'errors'> {
  const count = (outcome: ImportRow['outcome']): number => plan.filter((each) => each.outcome === outcome).length;
  return { newInfluencers: count('newInfluencer'), newChannels: count('newChannel'), duplicates: count('duplicate'), errors: count('error') };
}

/** A planned row as the preview shows it. */
export function toWire({ row, outcome }: PlannedRow): ImportRow {
  const { channel } = row;
  return {
    row: row.line,
    outcome,
    name: `${row.firstName} ${row.surname}`.trim(),
    email: row.email,
    channel: channel && { platform: channel.platform, url: channel.url, handle: channel.handle, followers: channel.followers },
    issues: row.issues,
  };
}
