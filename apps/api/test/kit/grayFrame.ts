import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Core {
  FS: { writeFile(name: string, bytes: Uint8Array): void; readFile(name: string): Uint8Array };
  exec(...args: readonly string[]): number;
}

/** One picture of a video, 160 × 90 shades of gray from 0 to 255. */
export async function grayFrame(video: Uint8Array): Promise<Uint8Array> {
  const script = createRequire(import.meta.url).resolve('@ffmpeg/core');
  Object.assign(globalThis, { self: { location: { href: 'file:///' } }, importScripts: () => undefined });
  try {
    const load = createRequire(import.meta.url)(script) as (options: object) => Promise<Core>;
    const core = await load({
      wasmBinary: readFileSync(path.join(path.dirname(script), 'ffmpeg-core.wasm')),
      mainScriptUrlOrBlob: `#${btoa('{"wasmURL":"","workerURL":""}')}`,
    });
    core.FS.writeFile('/video', video);
    if (
      core.exec(
        '-i',
        '/video',
        '-vf',
        'scale=160:90',
        '-frames:v',
        '1',
        '-pix_fmt',
        'gray',
        '-f',
        'rawvideo',
        '/frame',
      ) !== 0
    )
      throw new Error('No picture could be read.');
    return core.FS.readFile('/frame');
  } finally {
    for (const name of ['self', 'importScripts']) Reflect.deleteProperty(globalThis, name);
  }
}

/** How much two pictures differ, on average, from 0 to 255. */
export const differenceOf = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, shade, at) => sum + Math.abs(shade - (other[at] ?? 0)), 0) / one.length;
