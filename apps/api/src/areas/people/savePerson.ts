import { berlinDay } from '@resonanz/domain/berlinDay';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import type { AuditDetails } from '../../platform/history/AuditDetails.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { changesBetween, type Changes, writeHistory } from '../../platform/history/writeHistory.ts';
import { forbidden } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { checkedSheet } from './checkSheet.ts';
import { sheetOf } from './personDetails.ts';
import { moduleOf, type PersonKind } from './personKind.ts';
import { insertPerson, lockPerson, writePerson } from './queries/people.ts';

/** Who changes a person. */
export type PersonEditor = Pick<CallContext, 'user' | 'services' | 'audit'> & { kind: PersonKind };

type Checked = ReturnType<typeof checkedSheet>;

/** What histories do not repeat: it would outlive the person's wish to be forgotten. */
const SILENT: readonly string[] = ['firstName', 'surname', 'email', 'mobile', 'dob', 'address', 'notes'];

const silenced = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).map(([field, values]) => [
      field,
      SILENT.includes(field) ? ([null, null] as const) : values,
    ]),
  );

async function add(tx: Tx, editor: PersonEditor, values: Checked): Promise<{ id: number; details: AuditDetails }> {
  const { user, services, kind } = editor;
  if (!user.may(moduleOf[kind], 'add')) throw forbidden();
  const now = services.clock.now();
  const id = await insertPerson(tx, { ...values, kind, created_at: now, updated_at: now, updated_by: user.id });
  return { id, details: await writeHistory(tx, editor, { entity: kind, entityId: id, action: HISTORY_ACTION.add }) };
}

async function change(
  tx: Tx,
  editor: PersonEditor,
  id: number,
  readAt: string,
  values: Checked,
): Promise<AuditDetails | undefined> {
  const { user, services, kind } = editor;
  const row = await lockPerson(tx, kind, id);
  await rejectStale(tx, row, readAt);
  // A person who withdraws the consent is no longer shown to brands from this moment on.
  const state = row.state === 'visible' && values.network_consent_on === null ? 'checked' : row.state;
  const after = {
    ...row,
    ...values,
    channels: JSON.parse(values.channels) as typeof row.channels,
    video_prices: JSON.parse(values.video_prices) as typeof row.video_prices,
  };
  const changes = changesBetween({ ...sheetOf(row), state: row.state }, { ...sheetOf(after), state });
  if (Object.keys(changes).length === 0) return undefined;
  await writePerson(tx, id, { ...values, state, updated_at: services.clock.now(), updated_by: user.id });
  return writeHistory(tx, editor, {
    entity: kind,
    entityId: id,
    action: HISTORY_ACTION.update,
    changes: silenced(changes),
  });
}

/** Adds a person, or replaces the sheet unless another user has changed it since it was read; returns the id. */
export async function savePerson(
  editor: PersonEditor,
  { personId, updatedAt, ...sheet }: Schemas['PersonInput'],
): Promise<number> {
  const values = checkedSheet(editor.kind, sheet, berlinDay(editor.services.clock.now()));
  const { id, details } = await editor.services.db
    .transaction()
    .execute(async (tx) =>
      personId === undefined || updatedAt === undefined
        ? add(tx, editor, values)
        : { id: personId, details: await change(tx, editor, personId, updatedAt, values) },
    );
  if (details !== undefined) editor.audit(details);
  return id;
}
