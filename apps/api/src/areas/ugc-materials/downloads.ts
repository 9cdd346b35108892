import { berlinDay } from '@resonanz/domain/berlinDay';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { conflict, notFound } from '../../platform/http/ApiError.ts';
import { FileAnswer } from '../../platform/http/FileAnswer.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { zipOf } from '../../platform/storage/zipOf.ts';
import { fileAnswer } from '../files/door.ts';
import { rejectExpiredRights, rightsStateOf } from '../usage-rights/door.ts';
import { hashOf } from './changes.ts';
import { type Download, noteDownloads, storedFiles } from './queries/downloads.ts';
import { sharedVideo } from './queries/links.ts';
import type { MaterialRow } from './queries/materialRows.ts';
import { materialsById } from './queries/materials.ts';

const LARGEST_ZIP = 2 * 1024 ** 3;

type Caller = Pick<CallContext, 'user' | 'services'>;

const taken = ({ user }: Caller, row: Pick<MaterialRow, 'id' | 'version'>): Download => ({
  videoId: row.id,
  version: row.version,
  via: 'agency',
  userId: user.id,
});

/** The newest version of a material. */
export async function downloadMaterial(caller: Caller, id: number): Promise<FileAnswer> {
  const { services, user } = caller;
  const [row] = await materialsById(services.db, user, [id]);
  if (row === undefined) throw notFound();
  await rejectExpiredRights(services, id);
  const answer = await fileAnswer(services, row.file_id);
  await noteDownloads(services.db, services.clock.now(), [taken(caller, row)]);
  return answer;
}

const nameIn = (row: MaterialRow): string => {
  const extension = /\.\w{1,5}$/.exec(row.file_name)?.[0] ?? '';
  const words = `${row.brand_name} - ${row.product_name} - Video ${row.position}`
    .replaceAll(/[\p{C}\\/:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  return `${words.trim().slice(0, 150)} (${row.id})${extension}`;
};

/** The newest versions of several materials as one zip; all of them or none. */
export async function downloadMaterials(caller: Caller, ids: readonly number[]): Promise<FileAnswer> {
  const { services, user } = caller;
  const { db, clock, storage } = services;
  const now = clock.now();
  const rows = await materialsById(db, user, ids);
  if (rows.length < ids.length) throw notFound();
  const expired = rows.filter(
    (row) => rightsStateOf(row.final_content_status === APPROVAL_STATUS.approved, row.rights_until, now) === 'expired',
  );
  if (expired.length > 0) throw conflict('rightsExpired', { ugcMaterialId: expired.map(({ id }) => id) });
  if (rows.reduce((sum, { size }) => sum + size, 0) > LARGEST_ZIP) throw conflict('zipTooLarge');
  const keys = await storedFiles(
    db,
    rows.map(({ file_id }) => file_id),
  );
  const entries = rows.flatMap((row) => {
    const file = keys.find(({ id }) => id === row.file_id);
    return file === undefined
      ? []
      : [{ name: nameIn(row), at: new Date(row.uploaded_at), read: () => storage.read(file.kind, file.key) }];
  });
  await noteDownloads(
    db,
    now,
    rows.map((row) => taken(caller, row)),
  );
  return new FileAnswer({
    contentType: 'application/zip',
    fileName: `UGC-Material-${berlinDay(now)}.zip`,
    bytes: zipOf(entries),
  });
}

/** The file that a share link leads to, for everybody who has the link. */
export async function sharedMaterial(services: Services, token: string): Promise<FileAnswer> {
  const { db, clock } = services;
  const now = clock.now();
  const found = await sharedVideo(db, hashOf(token), now);
  if (found === undefined) throw notFound();
  await rejectExpiredRights(services, found.id);
  const answer = await fileAnswer(services, found.file_id);
  await noteDownloads(db, now, [{ videoId: found.id, version: found.version, via: 'link', linkId: found.link_id }]);
  return answer;
}
