import type { House } from './house.ts';
import { sourceFacts } from './sourceFacts.ts';

/** Every name that published packages open, one entry a line; a change of this text is a change for users. */
export function publicSurface({ packages }: House): string {
  const lines = packages
    .filter(({ manifest, floor }) => !manifest.private && floor !== 'contract')
    .flatMap(({ manifest, files }) =>
      [...files]
        .filter(([path]) => /^exports\/[^/]+\.tsx?$/.test(path))
        .map(([path, text]) => {
          const { reexports, declared } = sourceFacts(path, text);
          const names = [...reexports.keys(), ...declared.keys()].toSorted();
          return `${manifest.name}/${path.slice('exports/'.length).replace(/\.tsx?$/, '')}: ${names.join(', ')}`;
        }),
    );
  return `${lines.toSorted().join('\n')}\n`;
}
