import type { UgcMaterialItem } from '@resonanz/api-client/ugc-materials';
import { laterPart } from '@resonanz/ui/laterPart';
import { useState } from 'react';
import { useMaterialText } from '../useMaterialText.ts';

const Viewer = laterPart(async () => (await import('@resonanz/ui/MediaViewer')).MediaViewer);

interface PreviewProps {
  /** The material that is played; `null` for none. */
  material: UgcMaterialItem | null;
  onClose: () => void;
}

/** Plays a video large, above the list. */
export function Preview({ material, onClose }: PreviewProps) {
  const { t, title } = useMaterialText();
  // The film stays while the viewer closes.
  const [film, setFilm] = useState(material);
  if (material !== null && material !== film) setFilm(material);
  const name = film === null ? '' : title(film);
  const labels = {
    close: t('ugcMaterials.close'),
    previous: t('ugcMaterials.media.previous'),
    next: t('ugcMaterials.media.next'),
    position: (position: number, count: number) => t('ugcMaterials.media.position', { position, count }),
    actualSize: t('ugcMaterials.media.actualSize'),
    loading: t('ugcMaterials.loading'),
    failed: t('ugcMaterials.broken'),
    retry: t('ugcMaterials.reload'),
    download: t('ugcMaterials.download'),
    thumbnails: t('ugcMaterials.media.thumbnails'),
  };
  if (film === null) return null;
  return <Viewer isWanted={material !== null} isOpen={material !== null} onOpenChange={onClose} title={name} media={[{ kind: 'video', src: film.url, alt: name }]} labels={labels} />;
}
