import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as css from './RingDrawing.css.ts';
import { RingSign } from './RingSign.tsx';

/** Something that sits on a ring, for example a portrait. */
export interface Satellite {
  /** The ring, counted from the centre; 0 is the centre itself. */
  ring: number;
  /** Degrees clockwise from the top. */
  angle: number;
  /** What sits there; round. */
  content: ReactNode;
}

/** Props of {@link RingDrawing}. */
export interface RingDrawingProps {
  /**
   * `panel` fills the panel of a log-in, `stage` the picture of a landing page, `small` is the 64 px sign of an empty
   * list.
   */
  variant?: 'panel' | 'stage' | 'small';
  /** What sits on the rings; not for `small`. */
  satellites?: readonly Satellite[];
  /** Leaves out the solid core of the panel. */
  hidesCore?: boolean;
}

type Ring = readonly [radius: number, width: number, opacity: number];

/** Strokes get thinner outwards, as the tone fades. */
const ringsOf: Record<'panel' | 'stage', readonly Ring[]> = {
  panel: [
    [84, 12, 1],
    [150, 8, 0.93],
    [224, 5.5, 0.86],
    [306, 3.6, 0.79],
    [396, 2.4, 0.72],
    [494, 1.6, 0.65],
    [600, 1.1, 0.58],
    [716, 0.8, 0.51],
  ],
  stage: [
    [92, 10, 1],
    [168, 6, 0.85],
    [250, 4, 0.7],
    [338, 2.6, 0.55],
    [432, 1.8, 0.42],
    [532, 1.2, 0.32],
    [640, 0.8, 0.22],
  ],
};

function place(rings: readonly Ring[], { ring, angle }: Satellite) {
  const radius = rings[ring - 1]?.[0] ?? 0;
  const radians = (angle * Math.PI) / 180;
  const at = { '--x': Math.round(radius * Math.sin(radians)), '--y': Math.round(-radius * Math.cos(radians)) };
  return at as CSSProperties;
}

/** The rings of the mark as a drawing, once on a page and never behind running text; its parent is positioned. */
export function RingDrawing({ variant = 'panel', satellites = [], hidesCore = false }: RingDrawingProps) {
  if (variant === 'small') return <RingSign />;
  const rings = ringsOf[variant];
  return (
    <div className={classNames(css.area, css.tone[variant === 'panel' ? 'onShell' : 'default'])}>
      <div className={classNames(css.centre, css.height[variant])}>
        <svg className={css.rings} aria-hidden>
          {rings.map(([radius, width, opacity]) => (
            <circle key={radius} r={radius} strokeWidth={width} opacity={opacity} />
          ))}
          {variant === 'panel' && !hidesCore && <circle className={css.core} r="40" />}
        </svg>
        {satellites.map((satellite) => (
          <div key={`${satellite.ring} ${satellite.angle}`} className={css.satellite} style={place(rings, satellite)}>
            {satellite.content}
          </div>
        ))}
      </div>
    </div>
  );
}
