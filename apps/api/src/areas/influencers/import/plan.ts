import { createHash } from 'node:crypto';
import { channelKey } from '@resonanz/domain/channelUrls';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { KnownRecords, StoredChannel } from './queries/known.ts';
import { mayBeSamePerson, type PersonName } from './row/personName.ts';
import type { ReadRow, RowChannel } from './row/readRow.ts';
import { changeChannel, changePerson, type RowChange } from './rowChanges.ts';

type ImportRow = Schemas['ImportRow'];
/** How many rows have each outcome. */
type Counts = Pick<
  Schemas['ImportPreview'],
  'channels' | 'newInfluencers' | 'newChannels' | 'updates' | 'unchanged' | 'duplicates' | 'errors'
>;

/** The owner of a channel: a known person, or the person of an earlier or this row. */
type Owner = { readonly influencerId: number } | { readonly line: number };

/** What happens to one row. */
export interface PlannedRow {
  row: ReadRow;
  outcome: ImportRow['outcome'];
  owner: Owner | undefined;
  /** Channels that the owner gets. */
  added: readonly RowChannel[];
  changes: readonly RowChange[];
}

/** A channel of a row with its stored record. */
interface Place {
  channel: RowChannel;
  key: string;
  /** Whose it is, from the database or an earlier row. */
  owner: Owner | undefined;
  /** Its values in the database, where a row may change them and none did before. */
  stored: StoredChannel | undefined;
  isNew: boolean;
}

const isSameOwner = (one: Owner, other: Owner): boolean =>
  'line' in one
    ? 'line' in other && one.line === other.line
    : 'influencerId' in other && one.influencerId === other.influencerId;

const fullName = ({ firstName, surname }: PersonName): string => `${firstName} ${surname}`.trim();

/** Decides about the rows one after the other, each knowing those before it. */
class ImportPlan {
  readonly #known: KnownRecords;
  readonly #updates: boolean;
  /** People by mail address: known ones and those of earlier rows. */
  readonly #people: Map<string, PersonName & { owner: Owner }>;
  /** Channels of earlier rows, with their owners. */
  readonly #seen = new Map<string, Owner>();
  /** The new people of earlier rows, by line. */
  readonly #newcomers = new Map<number, PersonName>();

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
    const { email } = row;
    const person = email === null ? undefined : this.#people.get(email);
    if (person !== undefined && !mayBeSamePerson(row, person))
      row.issues.push({ field: 'email', key: 'emailBelongsToOther', value: fullName(person) });
    const nothing = { row, owner: undefined, added: [], changes: [] } as const;
    if (row.issues.length > 0 || row.channels.length === 0) return { ...nothing, outcome: 'error' };
    const places = this.#placesOf(row.channels);
    if (!places.some(({ isNew, stored }) => isNew || stored !== undefined)) return { ...nothing, outcome: 'duplicate' };
    const known = this.#ownerOf(row, places, person?.owner);
    if (row.issues.length > 0) return { ...nothing, outcome: 'error' };
    return this.#write(row, places, known);
  }

  /** Channels of a row; one that it names twice counts once. */
  #placesOf(channels: readonly RowChannel[]): Place[] {
    const own = new Set<string>();
    return channels.flatMap((channel): Place[] => {
      const key = channelKey(channel.platform, channel.url);
      if (own.has(key)) return [];
      own.add(key);
      const known = this.#known.channels.get(key);
      const seen = this.#seen.get(key);
      const isStored = known !== undefined && this.#known.people.has(known.influencerId);
      const stored = isStored && seen === undefined ? this.#known.channelValues.get(known.channelId) : undefined;
      return [
        {
          channel,
          key,
          owner: seen ?? (isStored ? { influencerId: known.influencerId } : undefined),
          stored,
          isNew: known === undefined && seen === undefined,
        },
      ];
    });
  }

  #nameOf(owner: Owner): PersonName | undefined {
    return 'line' in owner ? this.#newcomers.get(owner.line) : this.#known.people.get(owner.influencerId)?.current;
  }

  /** The owner of the channels of a row: an import never transfers a channel or an address to another person. */
  #ownerOf(row: ReadRow, places: readonly Place[], byEmail: Owner | undefined): Owner | undefined {
    let owner: Owner | undefined;
    for (const { owner: has, channel } of places) {
      if (has === undefined) continue;
      const name = this.#nameOf(has);
      const isOther =
        (owner !== undefined && !isSameOwner(owner, has)) || (name !== undefined && !mayBeSamePerson(row, name));
      if (isOther)
        row.issues.push({
          field: 'channelUrl',
          key: 'channelBelongsToOther',
          value: fullName(name ?? row),
          ...(row.channels.length > 1 && { channel: channel.number }),
        });
      owner ??= has;
    }
    if (row.issues.length === 0 && owner !== undefined && byEmail !== undefined && !isSameOwner(owner, byEmail)) {
      row.issues.push({
        field: 'email',
        key: 'emailBelongsToOther',
        value: fullName(this.#people.get(row.email ?? '') ?? row),
      });
    }
    return owner ?? byEmail;
  }

  #write(row: ReadRow, places: readonly Place[], known: Owner | undefined): PlannedRow {
    const owner = known ?? { line: row.line };
    for (const { key } of places) this.#seen.set(key, owner);
    const changes = [
      ...this.#changesOf(owner, row),
      ...places.flatMap(({ stored, channel }) => this.#changesOfChannel(stored, channel, places.length > 1)),
    ];
    const name = known === undefined ? row : (this.#nameOf(owner) ?? row);
    if (known === undefined) this.#newcomers.set(row.line, { firstName: row.firstName, surname: row.surname });
    if (row.email !== null) this.#people.set(row.email, { firstName: name.firstName, surname: name.surname, owner });
    const added = places.flatMap(({ isNew, channel }) => (isNew ? [channel] : []));
    const ofKnown = added.length > 0 ? 'newChannel' : changes.length > 0 ? 'update' : 'unchanged';
    return { row, outcome: known === undefined ? 'newInfluencer' : ofKnown, owner, added, changes };
  }

  #changesOf(owner: Owner, row: ReadRow): RowChange[] {
    const known = this.#updates && 'influencerId' in owner ? this.#known.people.get(owner.influencerId) : undefined;
    return known === undefined ? [] : changePerson(known, row);
  }

  #changesOfChannel(stored: StoredChannel | undefined, said: RowChannel, isOneOfSeveral: boolean): RowChange[] {
    const changes = stored === undefined ? [] : changeChannel(stored, said);
    return isOneOfSeveral ? changes.map((change) => ({ ...change, channel: said.number })) : changes;
  }
}

/** Decides for each row whether it is new, belongs to a known person, changes or repeats a channel, or has errors. */
export function planImport(known: KnownRecords, rows: readonly ReadRow[], mode: 'skip' | 'update'): PlannedRow[] {
  const plan = new ImportPlan(known, mode === 'update');
  return rows.map((row) => plan.decide(row));
}

/** How many rows have each outcome. */
export function countOutcomes(plan: readonly PlannedRow[]): Counts {
  const count = (outcome: ImportRow['outcome']): number => plan.filter((each) => each.outcome === outcome).length;
  return {
    channels: plan.reduce((sum, { added }) => sum + added.length, 0),
    newInfluencers: count('newInfluencer'),
    newChannels: count('newChannel'),
    updates: count('update'),
    unchanged: count('unchanged'),
    duplicates: count('duplicate'),
    errors: count('error'),
  };
}

/** How many rows are taken over, or found unchanged, without some of their values. */
export const countWarnings = (plan: readonly PlannedRow[]): number =>
  plan.filter(({ outcome, row }) => outcome !== 'error' && outcome !== 'duplicate' && row.warnings.length > 0).length;

/** Stands for everything a plan would do: two plans that do the same have the same one. */
export function fingerprint(plan: readonly PlannedRow[]): string {
  const lines = plan.map(({ row, outcome, added, changes }) => [
    row.line,
    outcome,
    added.map(({ url }) => url),
    changes,
  ]);
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url');
}

/** A planned row as the preview shows it. */
export function toWire({ row, outcome, changes }: PlannedRow): ImportRow {
  return {
    row: row.line,
    outcome,
    name: fullName(row),
    email: row.email,
    channels: row.channels.map(({ platform, url, handle, followers }) => ({ platform, url, handle, followers })),
    changes: [...changes],
    issues: row.issues,
    warnings: outcome === 'duplicate' ? [] : row.warnings,
  };
}
