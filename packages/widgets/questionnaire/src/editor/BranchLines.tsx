import { questionsOf, type Questionnaire } from '@resonanz/domain/questionnaires';
import * as css from './Outline.css.ts';
import { PAGE_HEIGHT, ROW_HEIGHT } from './outlineSizes.ts';

interface Arc {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly isSelected: boolean;
}

/** Middles of the rows, in pixels from the top of the list. */
function middles({ pages }: Questionnaire): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let top = 0;
  for (const { questions } of pages) {
    top += PAGE_HEIGHT;
    for (const { id } of questions) {
      found.set(id, top + ROW_HEIGHT / 2);
      top += ROW_HEIGHT;
    }
  }
  return found;
}

/** Lanes so that no two arcs lie upon each other. */
function lanesOf(arcs: readonly Arc[]): readonly number[] {
  const ends: number[] = [];
  return arcs.map(({ from, to }) => {
    const free = ends.findIndex((end) => end < from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    return lane;
  });
}

const LANES = 4;
const LANE_WIDTH = 7;
const RADIUS = 6;

function pathOf(from: number, to: number, lane: number): string {
  const right = 12 + (lane % LANES) * LANE_WIDTH;
  const turn = right - RADIUS;
  const there = `M4 ${from} H${turn} Q${right} ${from} ${right} ${from + RADIUS}`;
  return `${there} V${to - RADIUS} Q${right} ${to} ${turn} ${to} H5`;
}

/** Draws where rules lead, beside the list; the rows say it in words. */
export function BranchLines({ definition, selectedId }: { definition: Questionnaire; selectedId: string | undefined }) {
  const middle = middles(definition);
  const arcs = questionsOf(definition)
    .flatMap(({ id, rules = [] }) =>
      [...new Set(rules.map(({ goTo }) => goTo))].flatMap((goTo): Arc[] => {
        const from = middle.get(id);
        const to = middle.get(goTo);
        if (from === undefined || to === undefined || to - from <= ROW_HEIGHT + 1) return [];
        return [{ key: `${id} ${goTo}`, from, to, isSelected: id === selectedId }];
      }),
    )
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  const lanes = lanesOf(arcs);
  return (
    <svg className={css.arcs} aria-hidden="true" fill="none">
      {arcs.map(({ key, from, to, isSelected }, at) => (
        <g key={key} className={css.arc} data-selected={isSelected || undefined}>
          <path d={pathOf(from, to, lanes[at] ?? 0)} />
          <path d={`M10 ${to - 5} l-6 5 6 5`} />
          <circle cx="4" cy={from} r="3" />
        </g>
      ))}
    </svg>
  );
}
