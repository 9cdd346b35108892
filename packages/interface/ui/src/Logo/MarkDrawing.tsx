import * as css from './Logo.css.ts';
import { innerRing, outerRing, stem } from './paths.ts';

/** Ground the logo stands on: the page, or the header and other areas in the shell's colour. */
export type LogoTone = 'default' | 'onShell';

/** Stem in the colour of the text, rings in the colours of the audience. */
export function MarkDrawing({ tone }: { tone: LogoTone }) {
  return (
    <>
      <path d={stem} />
      <path className={css.innerRing[tone]} d={innerRing} />
      <path className={css.outerRing[tone]} d={outerRing} />
    </>
  );
}
