import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { type FileServices, filesOfAll } from '../../../files/door.ts';

type Medium = Schemas['ProjectMedium'];
type StoredFile = Schemas['StoredFile'];

/** A file without who brought it: testers read no names of staff. */
export const withoutSender = ({
  fileId,
  name,
  contentType,
  size,
  url,
}: StoredFile): Schemas['ProjectDescriptionFile'] => ({ fileId, name, contentType, size, url });

const rowsOf = (db: Db, projectIds: readonly number[]) =>
  db
    .selectFrom('project_media')
    .selectAll()
    .where('project_id', 'in', projectIds.length > 0 ? [...projectIds] : [0])
    .execute();

/** Pictures and videos of product tests in the order in which testers see them, by test. */
export async function mediaOfProjects(
  services: FileServices,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Medium[]>> {
  const ids = [...new Set(projectIds)];
  const [files, rows] = await Promise.all([
    filesOfAll(services, 'testerProject', ids, 'product'),
    rowsOf(services.db, ids),
  ]);
  const said = new Map(rows.map((row) => [row.file_id, row]));
  const placeOf = ({ fileId }: StoredFile): number => said.get(fileId)?.position ?? Number.MAX_SAFE_INTEGER;
  const media = new Map<number, Medium[]>();
  for (const file of files.toSorted((a, b) => placeOf(a) - placeOf(b) || a.fileId - b.fileId)) {
    const row = said.get(file.fileId);
    const medium: Medium = {
      ...withoutSender(file),
      altDe: row?.alt_de ?? '',
      altEn: row?.alt_en ?? '',
      isCover: row?.is_cover ?? false,
    };
    media.set(file.subjectId, [...(media.get(file.subjectId) ?? []), medium]);
  }
  return media;
}

/** The description of a product to take along, the newest; null without one. */
export async function descriptionOf(
  services: FileServices,
  projectId: number,
): Promise<Schemas['ProjectDescriptionFile'] | null> {
  const [newest] = await filesOfAll(services, 'testerProject', [projectId], 'attachment');
  return newest === undefined ? null : withoutSender(newest);
}

/** All that is shown of a product test beside its texts. */
export async function projectMedia(services: FileServices, projectId: number): Promise<Schemas['ProjectMedia']> {
  const [media, descriptionFile] = await Promise.all([
    mediaOfProjects(services, [projectId]),
    descriptionOf(services, projectId),
  ]);
  return { media: [...(media.get(projectId) ?? [])], descriptionFile };
}
