import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { FileServices } from '../../files/door.ts';
import { mediaOfProjects } from './queries/media.ts';

type Medium = Schemas['ProjectMedium'];

/** The picture that stands for a test: its cover, else the first that was uploaded, else the drawn one. */
export function pictureOf(media: readonly Medium[] | undefined, drawn: string | null): string | null {
  const pictures = media?.filter(({ contentType }) => contentType.startsWith('image/')) ?? [];
  return (pictures.find(({ isCover }) => isCover) ?? pictures[0])?.url ?? drawn;
}

/** A product test as far as its picture is concerned. */
type Pictured = Pick<Schemas['Project'], 'projectId' | 'picture'>;

/** Rows with the picture that stands for each test, in place of the drawn one they come with; all are read at once. */
export async function withPictures<Row extends Pictured>(services: FileServices, rows: readonly Row[]): Promise<Row[]> {
  const media = await mediaOfProjects(
    services,
    rows.map(({ projectId }) => projectId),
  );
  return rows.map((row) => ({ ...row, picture: pictureOf(media.get(row.projectId), row.picture) }));
}

/** The picture that stands for one test. */
export async function pictureOfProject(
  services: FileServices,
  { projectId, picture }: Pictured,
): Promise<string | null> {
  const media = await mediaOfProjects(services, [projectId]);
  return pictureOf(media.get(projectId), picture);
}
