import { readFileSync } from 'node:fs';
import { builtPage } from './build.ts';
import type { Served } from './stage.ts';

const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8')) as {
      version: string;
    }
  ).version;

const packages = {
  floor: ['react'],
  resonanz: [],
  mui: ['@mui/material'],
  mantine: ['@mantine/core'],
  antd: ['antd'],
  chakra: ['@chakra-ui/react'],
  radix: ['@radix-ui/themes'],
  spectrum: ['@react-spectrum/s2'],
  rac: ['react-aria-components'],
  radixVirtual: ['@radix-ui/themes', '@tanstack/react-virtual'],
  muiVirtual: ['@mui/material', '@tanstack/react-virtual'],
  chakraVirtual: ['@chakra-ui/react', '@tanstack/react-virtual'],
  downshift: ['downshift', '@tanstack/react-virtual'],
  tanstack: ['@tanstack/react-table', '@tanstack/react-virtual'],
  aggrid: ['ag-grid-community'],
  muiDataGrid: ['@mui/material', '@mui/x-data-grid'],
  agGridInMui: ['@mui/material', 'ag-grid-community'],
} as const;

/** Who competes. `floor` is React with host elements by hand, `rac` react-aria-components used plainly. */
export type Contestant = keyof typeof packages;

const titles: Partial<Record<Contestant, string>> = {
  floor: 'floor',
  resonanz: 'Resonanz',
  rac: 'react-aria-components, plain',
};

/** Name and version, as it stands in the tables. */
export function titleOf(contestant: Contestant): string {
  const title = titles[contestant];
  const versions = packages[contestant].map((name) => `${name} ${versionOf(name)}`).join(' + ');
  return title && contestant !== 'floor'
    ? title + (contestant === 'rac' ? ` ${versionOf('react-aria-components')}` : '')
    : contestant === 'floor'
      ? `floor (React ${versionOf('react')})`
      : versions;
}

const only = process.env['BENCH_ONLY']?.split(',');

/** Builds the pages of a scenario; `BENCH_ONLY` (names with commas between) leaves the others out. */
export async function builtPages(
  scenario: string,
  contestants: readonly Contestant[],
  more: Omit<Served, 'js' | 'css'> = {},
): Promise<Map<Contestant, Served>> {
  const pages = new Map<Contestant, Served>();
  for (const contestant of contestants) {
    if (only && !only.includes(contestant)) continue;
    pages.set(contestant, { ...(await builtPage(scenario, contestant)), ...more });
  }
  return pages;
}
