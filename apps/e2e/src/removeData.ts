import { rmSync } from 'node:fs';

/** Removes the data folder of the run. */
export default function removeData(): void {
  const data = process.env['RESONANZ_E2E_DATA'];
  if (data) rmSync(data, { recursive: true, force: true });
}
