import * as css from '../Logo/Logo.css.ts';
import { type LogoTone, MarkDrawing } from '../Logo/MarkDrawing.tsx';

/** Props of {@link Mark}. */
export interface MarkProps {
  /** Name of the product for assistive technology; leave it out beside or inside something that says the name. */
  label?: string;
  /** Ground the mark stands on; `default` is the page. */
  tone?: LogoTone;
  /** Side length in px, at least 24; 40 by default. */
  size?: number;
}

/** The mark alone, for rails, narrow headers and square places. */
export function Mark({ label, tone = 'default', size = 40 }: MarkProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg {...name} className={css.drawing} width={size} height={size} viewBox="0 0 40 40">
      <g transform="translate(2.4 0)">
        <MarkDrawing tone={tone} />
      </g>
    </svg>
  );
}
