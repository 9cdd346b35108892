import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PreviewFiles } from './previewArguments.ts';

/** What the process with the packaged ffmpeg is told. */
export interface PackagedOrder extends PreviewFiles {
  contentType: string;
  length: number;
  /** The script of the packaged ffmpeg; its code lies beside it. */
  core: string;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const scriptOfCore = (): string => createRequire(import.meta.url).resolve('@ffmpeg/core');

/**
 * How Node runs the ffmpeg that comes as WebAssembly: it has a disk of its own in memory and no network, and the
 * process around it reads code and this one video, writes into the folder of the order and starts nothing.
 */
export function packagedCommand(order: Omit<PackagedOrder, 'core'>, folder: string): readonly string[] {
  const core = scriptOfCore();
  const readable = [
    here('.'),
    here('../../runtime/fence.ts'),
    here('../../../../package.json'),
    path.join(path.dirname(core), '../..'),
    order.input,
    folder,
  ];
  return [
    '--permission',
    ...readable.map((each) => `--allow-fs-read=${each}`),
    `--allow-fs-write=${folder}`,
    '--max-old-space-size=512',
    '--conditions=@resonanz/source',
    '--disable-warning=ExperimentalWarning',
    here('encodeProcess.ts'),
    JSON.stringify({ ...order, core } satisfies PackagedOrder),
  ];
}
