import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';
import type { Area } from '@resonanz/domain/roles';
import { readStartPage } from './storage.ts';

const HOMES = {
  staff: staffPaths.dashboard(),
  brand: brandPaths.dashboard(),
  testerworld: testerPaths.home(),
} as const satisfies Record<Area, string>;

/** Where the log-in of an area most likely leads, while no one knows yet who logs in. */
export function likelyHome(area: Area): string {
  return (area === 'staff' ? readStartPage() : null) ?? HOMES[area];
}
