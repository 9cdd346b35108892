import { TAGS } from '@resonanz/domain/campaigns';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { containsHtml } from '@resonanz/validators/freeText';
import { url } from '@resonanz/validators/url';
import type { Tx } from '../../../platform/database/schema.ts';
import { type Changes, changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { ApiError, type FieldError, conflict, invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { publishEntryEvents } from '../notices/entryEvents.ts';
import { changeEntries, type EntryEditor, keyFigures } from './changeEntries.ts';
import { fieldColumns } from './fields.ts';
import { type EntryValues, lastChangeOf, updateEntryRow } from './queries/entries.ts';
import { entriesByIds } from './queries/list.ts';
import { type LockedEntry, lockedEntries } from './queries/locked.ts';
import { rejectUnseenChanges } from './rules.ts';

type Fields = Schemas['CampaignInfluencerFields'];

const LINKS = ['trackingLink', 'directLink', 'contentLink'] as const;
const TEXTS = ['leistung', 'status', 'notizen', 'management', 'city', 'gender', 'contactedBy', 'savedContent'] as const;
/** Columns that hold a text even when it is empty. */
const NEVER_NULL: ReadonlySet<string> = new Set(['notes', 'tag']);
const tags: ReadonlySet<string> = new Set(TAGS);

function errorsOf(fields: Fields): FieldError[] {
  const errors: FieldError[] = [];
  for (const name of LINKS) {
    const link = fields[name]?.trim() ?? '';
    if (link !== '' && url['~standard'].validate(link).issues) errors.push({ field: name, key: 'urlInvalid' });
  }
  for (const name of TEXTS) if (containsHtml(fields[name] ?? '')) errors.push({ field: name, key: 'containsHtml' });
  if (fields.tag !== undefined && !tags.has(fields.tag)) errors.push({ field: 'tag', key: 'tagUnknown' });
  if ((fields.genderMale ?? 0) + (fields.genderFemale ?? 0) > 100)
    errors.push({ field: 'genderFemale', key: 'sharesAbove100' });
  return errors;
}

/** The fields in their stored form; 422 names every cell that cannot be stored. */
function checked(fields: Fields): Fields {
  const errors = errorsOf(fields);
  if (errors.length > 0) throw invalidFields(errors.map(({ field, key }) => ({ field: `fields.${field}`, key })));
  const stored = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : value;
    const isLink = typeof text === 'string' && text !== '' && (LINKS as readonly string[]).includes(name);
    const read = isLink ? url['~standard'].validate(text) : undefined;
    return [name, read !== undefined && !read.issues ? read.value : text];
  });
  return Object.fromEntries(stored) as Fields;
}

const entriesOf = (fields: Fields) => Object.entries(fields) as [keyof typeof fieldColumns, Fields[keyof Fields]][];

/** What a change of cells writes, with the old and new value of each cell that differs. */
function valuesOf(entry: LockedEntry, fields: Fields): { set: EntryValues; changes: Changes } {
  const before = Object.fromEntries(entriesOf(fields).map(([name]) => [name, entry[fieldColumns[name]]]));
  const after = Object.fromEntries(
    entriesOf(fields).map(([name, value]) => [
      name,
      value === '' && !NEVER_NULL.has(fieldColumns[name]) ? null : value,
    ]),
  );
  const changes = changesBetween(before, after);
  const set: EntryValues = Object.fromEntries(
    Object.keys(changes).map((name) => [fieldColumns[name as keyof typeof fieldColumns], after[name]]),
  );
  return { set: { ...set, ...keyFigures({ ...entry, ...(set as Partial<LockedEntry>) }) }, changes };
}

/** Why these cells cannot be written to this entry; undefined when they can. */
function cellErrorOf(entry: LockedEntry, fields: Fields): FieldError | undefined {
  const male = fields.genderMale === undefined ? entry.gender_male : fields.genderMale;
  const female = fields.genderFemale === undefined ? entry.gender_female : fields.genderFemale;
  return (male ?? 0) + (female ?? 0) > 100
    ? { field: fields.genderFemale === undefined ? 'genderMale' : 'genderFemale', key: 'sharesAbove100' }
    : undefined;
}

/**
 * A value as two of them are compared: nothing is nothing, however it is written, and a list of services has one
 * writing.
 */
function comparable(name: string, value: unknown): unknown {
  if (name !== 'leistung') return value ?? '';
  return String(value ?? '')
    .split(',')
    .map((service) => service.trim())
    .join(', ');
}

/**
 * Rejects overwriting cells whose value has changed since the user saw it: 409 with who, when and the current row.
 * Other cells of the row may have changed: two users can edit one row at the same time.
 */
async function rejectOverwriting(
  tx: Tx,
  { services }: EntryEditor,
  entry: LockedEntry,
  fields: Fields,
  expected: Fields,
): Promise<void> {
  const collisions = entriesOf(fields)
    .filter(([name, value]) => {
      const stands = comparable(name, entry[fieldColumns[name]]);
      return stands !== comparable(name, value) && stands !== comparable(name, expected[name]);
    })
    .map(([name]) => name);
  if (collisions.length === 0) return;
  const other = await lastChangeOf(tx, entry.id, collisions);
  const [row] = await entriesByIds(tx, [entry.id], {
    now: services.clock.now(),
    optionDays: services.optionDays.unpublish,
  });
  throw conflict('changedMeanwhile', { name: other?.name ?? null, at: other?.at ?? entry.updated_at, row });
}

/** Saves cells of one row and answers the row as it is now. */
export async function saveCells(
  editor: EntryEditor,
  change: Schemas['CampaignInfluencerCells'],
): Promise<Schemas['CampaignInfluencerRow']> {
  const { user, services } = editor;
  rejectUnseenChanges(change.fields, change.expected);
  const fields = checked(change.fields);
  const id = change.compaignInfluencerId;
  const changed = await services.db.transaction().execute(async (tx) => {
    const [entry] = await lockedEntries(tx, user, [id]);
    if (entry === undefined) throw new Error(`Entry ${id} was locked and is gone.`);
    await rejectOverwriting(tx, editor, entry, fields, change.expected);
    const error = cellErrorOf(entry, fields);
    if (error) throw invalidFields([{ field: `fields.${error.field}`, key: error.key }]);
    const { set, changes } = valuesOf(entry, fields);
    if (Object.keys(changes).length === 0) return undefined;
    await updateEntryRow(tx, id, { ...set, updated_at: services.clock.now(), updated_by: user.id });
    editor.audit(
      await writeHistory(tx, editor, {
        entity: 'campaign_entry',
        entityId: id,
        action: HISTORY_ACTION.update,
        changes,
      }),
    );
    return entry;
  });
  if (changed !== undefined) publishEntryEvents(services.live, user, services.clock.now(), 'entries', [changed]);
  const [row] = await entriesByIds(services.db, [id], {
    now: services.clock.now(),
    optionDays: services.optionDays.unpublish,
  });
  if (row === undefined) throw new ApiError(404, 'NOT_FOUND', 'notFound');
  return row;
}

/** Sets the same cells of several rows. */
export function setCells(
  editor: EntryEditor,
  { compaignInfluencerId, fields: sent }: Schemas['CampaignInfluencerBulkCells'],
): Promise<Schemas['CampaignInfluencerOutcome']> {
  const fields = checked(sent);
  return changeEntries(editor, compaignInfluencerId, {
    refusals: 'single',
    decide(entry) {
      const error = cellErrorOf(entry, fields);
      if (error) return { refused: error.key };
      const values = valuesOf(entry, fields);
      return Object.keys(values.changes).length === 0 ? 'unchanged' : { ...values, action: HISTORY_ACTION.update };
    },
  });
}
