import { sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db, Tx } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { StoredApplication } from '../queries/applications.ts';
import type { ImportedParcel, Parcel } from './tables.ts';

type State = Schemas['ProjectParcelState'];

/** Places of a test are limited, and so are its parcels. */
const MAX_PARCELS = 10_000;

const shipmentRows = (db: Db) =>
  db
    .selectFrom('tester_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('tester_profiles as t', 't.user_id', 'a.user_id')
    .where('a.withdrawn_at', 'is', null)
    .where('a.status', '=', PROJECT_APPLICATION_STATUS.approved)
    .select([
      'a.id as applicationId',
      'a.user_id as userId',
      fullNameOf('u').as('fullName'),
      'u.email',
      't.street',
      't.zip',
      't.city',
      't.country',
      'a.carrier',
      'a.tracking_number as trackingNumber',
      'a.shipped_at as shippedAt',
      'a.received_at as receivedAt',
      'a.shipping_note as note',
      'a.updated_at as updatedAt',
    ]);

type ShipmentRow = Awaited<ReturnType<ReturnType<typeof shipmentRows>['execute']>>[number];

const isFilled = (text: string | null): boolean => text !== null && text.trim() !== '';

/** How far a parcel is. */
function stateOf({ shippedAt, receivedAt }: Pick<ShipmentRow, 'shippedAt' | 'receivedAt'>): State {
  if (receivedAt !== null) return 'received';
  return shippedAt === null ? 'toShip' : 'shipped';
}

const toShipment = (row: ShipmentRow): Schemas['ProjectShipment'] => ({
  ...row,
  fullName: row.fullName ?? row.email,
  hasAddress: isFilled(row.street) && isFilled(row.zip) && isFilled(row.city) && row.country !== null,
  state: stateOf(row),
});

/** The accepted testers of a project with their addresses and parcels, by name. */
export async function findShipments(db: Db, projectId: number): Promise<Schemas['ProjectShipment'][]> {
  const rows = await shipmentRows(db)
    .where('a.project_id', '=', projectId)
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('a.id')
    .limit(MAX_PARCELS)
    .execute();
  return rows.map(toShipment);
}

/** The accounts, among some, to which nothing can be sent because the postal address is not complete. */
export async function findWithoutAddress(tx: Tx, userIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('users as u')
    .leftJoin('tester_profiles as t', 't.user_id', 'u.id')
    .where('u.id', 'in', userIds.length > 0 ? userIds : [0])
    .where(
      sql<boolean>`(trim(coalesce(t.street, '')) = '' or trim(coalesce(t.zip, '')) = ''
        or trim(coalesce(t.city, '')) = '' or t.country is null)`,
    )
    .select('u.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Notes parcels with their applications. */
export async function updateParcels(
  tx: Tx,
  parcels: readonly (Parcel & { readonly applicationId: number })[],
  now: Date,
): Promise<void> {
  await sql`update tester_applications a set carrier = p.carrier, tracking_number = p.tracking_number,
      shipped_at = p.shipped_at, updated_at = ${now}
    from unnest(${parcels.map(({ applicationId }) => applicationId)}::int[],
      ${parcels.map(({ carrier }) => carrier)}::text[],
      ${parcels.map(({ trackingNumber }) => trackingNumber)}::text[],
      ${parcels.map(({ shippedAt }) => shippedAt)}::timestamptz[])
      as p (application_id, carrier, tracking_number, shipped_at)
    where a.id = p.application_id`.execute(tx);
}

/** An application as an import finds it. */
export type FoundApplication = StoredApplication & { readonly email: string; readonly fullName: string | null };

/** All applications of a project with the address of e-mail of each tester; `isLocked` until the transaction ends. */
export async function findForImport(db: Db, projectId: number, isLocked: boolean): Promise<FoundApplication[]> {
  const rows = db
    .selectFrom('tester_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .selectAll('a')
    .select(['u.email', fullNameOf('u').as('fullName')])
    .where('a.project_id', '=', projectId)
    .where('a.withdrawn_at', 'is', null)
    .orderBy('a.id');
  return (isLocked ? rows.forUpdate('a') : rows).execute();
}

/** Stores what an import changed; returns its id. */
export async function insertImport(
  tx: Tx,
  values: { projectId: number; userId: number; fileName: string; parcels: readonly ImportedParcel[]; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('project_shipping_imports')
    .values({
      project_id: values.projectId,
      user_id: values.userId,
      file_name: values.fileName,
      parcels: JSON.stringify(values.parcels),
      created_at: values.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const LAST = 10;

/** The last imports of a project, the newest first. */
export async function findImports(db: Db, projectId: number): Promise<Schemas['ProjectShippingImported'][]> {
  const rows = await db
    .selectFrom('project_shipping_imports as i')
    .leftJoin('users as u', 'u.id', 'i.user_id')
    .where('i.project_id', '=', projectId)
    .select([
      'i.id as importId',
      'i.file_name as fileName',
      sql<number>`jsonb_array_length(i.parcels)`.as('parcels'),
      'i.created_at as importedAt',
      fullNameOf('u').as('importedBy'),
      'i.undone_at as undoneAt',
    ])
    .orderBy('i.id', 'desc')
    .limit(LAST)
    .execute();
  return rows;
}

/** An import of a project, locked until the transaction ends. */
export const lockImport = (tx: Tx, projectId: number, importId: number) =>
  tx
    .selectFrom('project_shipping_imports')
    .select(['id', 'parcels', 'undone_at'])
    .where('id', '=', importId)
    .where('project_id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();

/** Notes who took an import back, and when. */
export async function markUndone(tx: Tx, importId: number, userId: number, at: Date): Promise<void> {
  await tx
    .updateTable('project_shipping_imports')
    .set({ undone_at: at, undone_by: userId })
    .where('id', '=', importId)
    .execute();
}
