import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PreviewFiles } from './previewArguments.ts';

/** Message to the process that runs the WebAssembly build of ffmpeg. */
export interface PackagedOrder extends PreviewFiles {
  contentType: string;
  length: number;
  /** The script of the WebAssembly build, next to its code. */
  core: string;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const scriptOfCore = (): string => createRequire(import.meta.url).resolve('@ffmpeg/core');

/**
 * Node flags for ffmpeg as WebAssembly: it has an in-memory file system and no network, and its process may read code
 * and this one video, write to the working directory and spawn nothing.
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
