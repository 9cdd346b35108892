import * as css from './Logo.css.ts';
import { type LogoTone, MarkDrawing } from './MarkDrawing.tsx';
import { wordmark } from './paths.ts';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Name of the product for assistive technology; leave it out beside or inside something that says the name. */
  label?: string;
  /** Ground the logo stands on; `default` is the page. */
  tone?: LogoTone;
  /** Height in px, at least 24; 50 (175 px wide) by default. */
  height?: number;
}

/** The logo: mark and wordmark. */
export function Logo({ label, tone = 'default', height = 50 }: LogoProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg {...name} className={css.drawing} width={height * 3.5} height={height} viewBox="0 0 175 50">
      <g transform="translate(2 5)">
        <MarkDrawing tone={tone} />
      </g>
      <path d={wordmark} />
    </svg>
  );
}
