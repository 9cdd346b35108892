import { createHash } from 'node:crypto';
import type { components } from '@resonanz/contract/types';
import { channelKey } from '@resonanz/domain/channelUrls';
import type { KnownRecords } from './known.ts';
import { mayBeSamePerson, type PersonName } from './personName.ts';
import type { ReadRow, RowChannel } from './readRow.ts';
import { changeChannel, changePerson, type RowChange } from './rowChanges.ts';

type Schemas = components['schemas'];
type ImportRow = Schemas['ImportRow'];
/** How many rows have each outcome. */
type Counts = Pick<Schemas['ImportPreview'], 'newInfluencers' | 'newChannels' | 'updates' | 'unchanged' | 'duplicates' | 'errors'>;

/** Whom a channel will belong to: somebody known, or the person of an earlier or this very row. */
type Owner = { readonly influencerId: number } | { readonly line: number };

/** What happens to one row. */
export interface PlannedRow {
  row: ReadRow;
  outcome: ImportRow['outcome'];
  owner: Owner | undefined;
  changes: readonly RowChange[];
}

const fullName = ({ firstName, surname }: PersonName): string => `${firstName} ${surname}`.trim();

/** Decides about the rows one after the other, each knowing those before it. */
class ImportPlan {
  readonly #known: KnownRecords;
  readonly #updates: boolean;
  /** People by mail address: known ones and those of earlier rows. */
  readonly #people: Map<string, PersonName & { owner: Owner }>;
  /** Channels of earlier rows. */
  readonly #seen = new Set<string>();

  constructor(known: KnownRecords, updates: boolean) {
    this.#known = known;
    this.#updates = updates;
    this.#people = new Map(
      [...known.personByEmail].flatMap(([email, id]) => {
        const person = known.people.get(id);
        return person === undefined ? [] : [[email, { ...person.current, owner: { influencerId: id } }]];
      }),
    );
  }

  decide(row: ReadRow): PlannedRow {
    const { channel, email } = row;
    const person = email === null ? undefined : this.#people.get(email);
    if (person !== undefined && !mayBeSamePerson(row, person)) row.issues.push({ field: 'email', key: 'emailBelongsToOther', value: fullName(person) });
    const error = { row, outcome: 'error', owner: undefined, changes: [] } as const;
    if (row.issues.length > 0 || channel === null) return error;
    const key = channelKey(channel.platform, channel.url);
    const known = this.#known.channels.get(key);
    if (this.#seen.has(key) || (known !== undefined && !this.#updates)) return { ...error, outcome: 'duplicate' };
    this.#seen.add(key);
    if (known !== undefined) return this.#update(row, channel, { ...known, emailOwner: person?.owner });
    if (person !== undefined) return { row, outcome: 'newChannel', owner: person.owner, changes: this.#changesOf(person.owner, row) };
    const owner = { line: row.line };
    if (email !== null) this.#people.set(email, { firstName: row.firstName, surname: row.surname, owner });
    return { row, outcome: 'newInfluencer', owner, changes: [] };
  }

  #changesOf(owner: Owner, row: ReadRow): RowChange[] {
    const known = this.#updates && 'influencerId' in owner ? this.#known.people.get(owner.influencerId) : undefined;
    return known === undefined ? [] : changePerson(known, row);
  }

  /** A row about a channel that exists: neither it nor an address may go over to somebody else by that. */
  #update(row: ReadRow, said: RowChannel, { channelId, influencerId, emailOwner }: { channelId: number; influencerId: number; emailOwner: Owner | undefined }): PlannedRow {
    const owner = this.#known.people.get(influencerId);
    const channel = this.#known.channelValues.get(channelId);
    if (owner === undefined || channel === undefined) return { row, outcome: 'duplicate', owner: undefined, changes: [] };
    const isAddressOfOther = emailOwner !== undefined && !('influencerId' in emailOwner && emailOwner.influencerId === influencerId);
    if (!mayBeSamePerson(row, owner.current)) row.issues.push({ field: 'channelUrl', key: 'channelBelongsToOther', value: fullName(owner.current) });
    else if (isAddressOfOther) row.issues.push({ field: 'email', key: 'emailBelongsToOther', value: fullName(this.#people.get(row.email ?? '') ?? row) });
    if (row.issues.length > 0) return { row, outcome: 'error', owner: undefined, changes: [] };
    const changes = [...changePerson(owner, row), ...changeChannel(channel, said)];
    if (row.email !== null) this.#people.set(row.email, { ...owner.current, owner: { influencerId } });
    return { row, outcome: changes.length > 0 ? 'update' : 'unchanged', owner: undefined, changes };
  }
}

/** Decides for each row whether it is new, belongs to somebody known, changes or repeats a channel, or has errors. */
export function planImport(known: KnownRecords, rows: readonly ReadRow[], mode: 'skip' | 'update'): PlannedRow[] {
  const plan = new ImportPlan(known, mode === 'update');
  return rows.map((row) => plan.decide(row));
}

/** How many rows have each outcome. */
export function countOutcomes(plan: readonly PlannedRow[]): Counts {
  const count = (outcome: ImportRow['outcome']): number => plan.filter((each) => each.outcome === outcome).length;
  return {
    newInfluencers: count('newInfluencer'),
    newChannels: count('newChannel'),
    updates: count('update'),
    unchanged: count('unchanged'),
    duplicates: count('duplicate'),
    errors: count('error'),
  };
}

/** Stands for everything a plan would do: two plans that do the same have the same one. */
export function fingerprint(plan: readonly PlannedRow[]): string {
  const lines = plan.map(({ row, outcome, changes }) => [row.line, outcome, changes]);
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
}

/** A planned row as the preview shows it. */
export function toWire({ row, outcome, changes }: PlannedRow): ImportRow {
  const { channel } = row;
  return {
    row: row.line,
    outcome,
    name: fullName(row),
    email: row.email,
    channel: channel && { platform: channel.platform, url: channel.url, handle: channel.handle, followers: channel.followers },
    changes: [...changes],
    issues: row.issues,
  };
}
