import type { Schemas } from '../../../platform/http/Schemas.ts';

type Medium = Schemas['ProjectMedium'];

/** The picture that stands for a test: its cover, else the first that was uploaded, else the drawn one. */
export function pictureOf(media: readonly Medium[] | undefined, drawn: string | null): string | null {
  const pictures = media?.filter(({ contentType }) => contentType.startsWith('image/')) ?? [];
  return (pictures.find(({ isCover }) => isCover) ?? pictures[0])?.url ?? drawn;
}
