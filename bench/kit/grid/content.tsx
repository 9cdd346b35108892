import type { ReactNode } from 'react';
import type { Entry } from './entries.ts';

/** The creators of the campaign, as the page holds them. */
export const rows: readonly Entry[] = (window as unknown as { data: readonly Entry[] }).data;
export const ROW = 40;
export const CAPTION = 'Creator der Kampagne';
export const ALL = 'Alle Zeilen auswählen';

/** The place of the grid: what a campaign page has room for. */
export function Place({ children }: { children: ReactNode }) {
  return (
    <div id="box" style={{ height: 720, width: 1260, display: 'flex', flexDirection: 'column' }}>
      {children}
    </div>
  );
}
