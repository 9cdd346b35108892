'use client';
export { TileMap } from '../src/TileMap/TileMap.tsx';
export type { MapTile, TileMapProps, TilePlace } from '../src/TileMap/TileMapProps.ts';
export { AUSTRIAN_STATE_TILES, GERMAN_STATE_TILES } from '../src/TileMap/federalStateTiles.ts';
export type { ChartFrameProps } from '../src/ChartFrame/ChartFrameProps.ts';
export type { ChartSummary, FactPoint, SeriesFacts } from '../src/values/seriesFacts.ts';
export type { ValueFormat } from '../src/values/valueFormat.ts';
