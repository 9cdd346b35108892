import { useState } from 'react';
import { initials } from '@resonanz/formatters/name';
import * as css from './Portrait.css.ts';

interface PortraitProps {
  src: string | null | undefined;
  name: string;
}

/** A large picture of a person; initials stand in for one that is missing or can't be loaded. */
export function Portrait({ src, name }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = typeof src === 'string' && src !== failed;
  return (
    <div className={css.frame} aria-hidden="true">
      {isShown ? (
        <img className={css.image} src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </div>
  );
}
