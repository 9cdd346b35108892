import { useState } from 'react';
import type { UgcMaterialItem } from '@resonanz/api-client/ugcMaterials';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { useMaterialText } from '../useMaterialText.ts';
import * as css from './Film.css.ts';

/**
 * Plays the newest version; a new address for it does not interrupt who is watching, it is taken when the old one
 * fails.
 */
export function Film({
  material,
}: {
  material: Pick<UgcMaterialItem, 'url' | 'version' | 'productName' | 'position'>;
}) {
  const { t, title } = useMaterialText();
  const [playing, setPlaying] = useState(material);
  const [isBroken, setBroken] = useState(false);
  if (playing.version !== material.version) setPlaying(material);
  const fail = () => {
    if (playing.url === material.url) setBroken(true);
    else setPlaying(material);
  };
  return (
    <>
      {isBroken && <InlineAlert tone="warning">{t('ugcMaterials.broken')}</InlineAlert>}
      <video
        className={css.film}
        src={playing.url}
        aria-label={title(material)}
        controls
        controlsList="nodownload"
        playsInline
        preload="metadata"
        onError={fail}
      >
        <track kind="captions" label={t('ugcMaterials.noCaptions')} />
      </video>
    </>
  );
}
