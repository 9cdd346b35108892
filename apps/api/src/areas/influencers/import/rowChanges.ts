import type { components } from '@resonanz/contract/types';
import { AUDIENCE_SHARES, exceedsWhole } from '@resonanz/domain/lookups';
import type { ChannelAudience } from '../../figures/door.ts';
import type { ChannelValues, PersonValues } from './queries/known.ts';
import { SHARES } from './row/columns.ts';
import type { ReadRow, RowChannel } from './row/readRow.ts';

/** A field of a known person that a row would change. */
export type RowChange = components['schemas']['ImportFieldChange'];
type Values = Readonly<Record<string, unknown>>;

/** What a row says about a person; what it leaves out is absent. */
function personSaid(row: ReadRow): Partial<PersonValues> {
  const { firstName, surname, email, mobile, address, gender, dob, country, city, management, categories } = row;
  return {
    ...(firstName !== '' && { firstName }),
    ...(surname !== '' && { surname }),
    ...(email !== null && { email }),
    ...(mobile !== null && { mobile }),
    ...(address !== null && { address }),
    ...(gender !== null && { gender }),
    ...(dob !== null && { dob }),
    ...(country !== null && { country }),
    ...(city !== null && { city }),
    ...(management !== null && { management }),
    ...(categories.length > 0 && { category: categories }),
  };
}

function channelSaid({ title, followers, engagementRate }: RowChannel): Partial<ChannelValues> {
  return {
    ...(title !== null && { channelTitle: title }),
    ...(followers !== null && { followers }),
    ...(engagementRate !== null && { engagementRate }),
  };
}

/** Mail addresses are the same however they are written, categories in whatever order. */
function folded(field: string, value: unknown): string {
  if (field === 'email') return String(value ?? '').toLowerCase();
  return JSON.stringify(
    field === 'category'
      ? [...((value as readonly number[] | null) ?? [])].sort((one, other) => one - other)
      : (value ?? null),
  );
}

/** Merges imported values into a record and returns the differences. */
function apply<Stored extends object>(record: { current: Stored }, said: Partial<Stored>): RowChange[] {
  const before = record.current as Values;
  const changed = Object.entries(said).filter(
    ([field, value]) => folded(field, value) !== folded(field, before[field]),
  );
  if (changed.length > 0) record.current = { ...record.current, ...Object.fromEntries(changed) };
  return changed.map(([field, value]) => ({ field, before: before[field] ?? null, after: value }) as RowChange);
}

/** Takes over what a row says about a person. */
export function changePerson(person: { current: PersonValues }, row: ReadRow): RowChange[] {
  const said = personSaid(row);
  // Where not all of a list could be read, nothing of the stored one is taken away.
  const isInPart = row.hasUnknownCategories && said.category !== undefined;
  return apply(
    person,
    isInPart
      ? { ...said, category: [...new Set([...(person.current.category ?? []), ...(said.category ?? [])])] }
      : said,
  );
}

function changePrices(channel: { current: ChannelValues }, { prices }: RowChannel): RowChange[] {
  const before = channel.current.prices;
  const changed = Object.entries(prices).filter(([service, price]) => before[service] !== price);
  if (changed.length > 0)
    channel.current = { ...channel.current, prices: { ...before, ...Object.fromEntries(changed) } };
  return changed.map(([service, price]) => ({
    field: 'price',
    before: before[service] ?? null,
    after: price,
    service,
  }));
}

/** Shares with those that a row names; the others of a group stay as far as all of them are the whole at the most. */
function withShares(before: ChannelAudience, said: ChannelAudience): ChannelAudience {
  const remaining = { ...before };
  for (const group of Object.values(AUDIENCE_SHARES)) {
    const isNamed = group.some((share) => said[share] !== undefined);
    if (isNamed && exceedsWhole(group.map((share) => said[share] ?? before[share])))
      for (const share of group) delete remaining[share];
  }
  return { ...remaining, ...said };
}

function changeShares(channel: { current: ChannelValues }, { audience: said }: RowChannel): RowChange[] {
  const before = channel.current.audience;
  const after = withShares(before, said);
  const changed = SHARES.filter((share) => before[share] !== after[share]);
  if (changed.length > 0) channel.current = { ...channel.current, audience: after };
  return changed.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/** Takes over what a row says about a channel. */
export const changeChannel = (channel: { current: ChannelValues }, said: RowChannel): RowChange[] => [
  ...apply(channel, channelSaid(said)),
  ...changePrices(channel, said),
  ...changeShares(channel, said),
];
