import { useState } from 'react';
import type { UgcMaterialItem } from '@resonanz/api-client/ugc-materials';
import { MediaWindow } from '@resonanz/records/MediaWindow';
import { useMaterialText } from '../useMaterialText.ts';

interface PreviewProps {
  /** The material that is played; `null` for none. */
  material: UgcMaterialItem | null;
  onClose: () => void;
}

/** Plays a video large, above the list. */
export function Preview({ material, onClose }: PreviewProps) {
  const { title } = useMaterialText();
  // The film stays while the window closes.
  const [film, setFilm] = useState(material);
  if (material !== null && material !== film) setFilm(material);
  if (film === null) return null;
  const name = title(film);
  return (
    <MediaWindow
      title={name}
      media={[{ kind: 'video', src: film.url, alt: name }]}
      at={material === null ? null : 0}
      onClose={onClose}
    />
  );
}
