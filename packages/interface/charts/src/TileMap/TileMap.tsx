import { useAnchorProps } from '@resonanz/ui/useAnchorProps';
import { useLanguage } from '@resonanz/ui/useLanguage';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { summaryText } from '../values/seriesFacts.ts';
import { isKnown, valueWriter } from '../values/valueFormat.ts';
import * as css from './TileMap.css.ts';
import type { MapTile, TileMapProps } from './TileMapProps.ts';
import { stepAt, stepsOf } from './tileSteps.ts';

type Step = keyof typeof css.step;

interface TileProps {
  tile: MapTile;
  step: Step;
  text: string;
}

function Tile({ tile: { shortLabel, label, href }, step, text }: TileProps) {
  const anchor = useAnchorProps({ href });
  const words = (
    <>
      <span className={css.letters} aria-hidden="true">
        {shortLabel}
      </span>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      <span>{text}</span>
    </>
  );
  const title = `${label}: ${text}`;
  if (href === undefined)
    return (
      <div className={`${css.tile} ${css.step[step]}`} title={title}>
        {words}
      </div>
    );
  return (
    <a {...anchor} className={`${css.tile} ${css.step[step]} ${css.link}`} title={title}>
      {words}
    </a>
  );
}

/** Amounts of places as tiles of equal size, each about where the place lies: the darker, the more. */
export function TileMap({ tiles, placeLabel, valueLabel, summary, format = 'number', ...frame }: TileMapProps) {
  const write = valueWriter(format, useLanguage());
  const steps = stepsOf(tiles.map(({ value }) => value));
  const stepOf = (value: number | null): Step => (value === null ? 0 : (stepAt(steps, value) as Step));
  const isEmpty = !tiles.some(({ value }) => isKnown(value));
  const said = summaryText(summary, [{ label: valueLabel, points: tiles }], write.full);
  return (
    <ChartFrame
      {...frame}
      isEmpty={isEmpty}
      table={() => ({
        rowLabel: placeLabel,
        columns: [{ id: 'value', label: valueLabel }],
        rows: tiles
          .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
          .map(({ id, label, value }) => ({ id, label, cells: [write.full(value)] })),
      })}
    >
      <ul className={css.tiles} aria-label={said}>
        {tiles.map((tile) => (
          <li key={tile.id} className={css.place} style={{ gridColumn: tile.column, gridRow: tile.row }}>
            <Tile tile={tile} step={stepOf(tile.value)} text={write.full(tile.value)} />
          </li>
        ))}
      </ul>
      <ol className={css.legend} aria-hidden="true">
        {steps.map((bound, index) => {
          const next = steps[index + 1];
          return (
            <li key={bound}>
              <span className={`${css.sample} ${css.step[index as Step]}`} />
              {next === undefined ? `≥ ${write.full(bound)}` : `${write.full(bound)}–${write.full(next - 1)}`}
            </li>
          );
        })}
      </ol>
    </ChartFrame>
  );
}
