import type { Schemas } from '../../../platform/http/Schemas.ts';

/** A file of the agency as testers get it: without who uploaded it. */
export const withoutUploader = (file: Schemas['StoredFile']): Schemas['StoredFile'] => ({
  ...file,
  uploadedBy: null,
  uploadedByName: null,
});

/** Pictures and videos of product tests in the order in which they were added, by test. */
export async function mediaOf(
  services: FileServices,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Schemas['StoredFile'][]>> {
  const files = await filesOfAll(services, 'testerProject', [...new Set(projectIds)], 'product');
  const media = new Map<number, Schemas['StoredFile'][]>();
  for (const file of files.toSorted((a, b) => a.fileId - b.fileId))
    media.set(file.subjectId, [...(media.get(file.subjectId) ?? []), withoutUploader(file)]);
  return media;
type Medium = Schemas['ProjectMedium'];

/** The picture that stands for a test: its cover, else the first that was uploaded, else the drawn one. */
export function pictureOf(media: readonly Medium[] | undefined, drawn: string | null): string | null {
  const pictures = media?.filter(({ contentType }) => contentType.startsWith('image/')) ?? [];
  return (pictures.find(({ isCover }) => isCover) ?? pictures[0])?.url ?? drawn;
}
