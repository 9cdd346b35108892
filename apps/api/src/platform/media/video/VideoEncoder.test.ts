import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differenceOf, grayFrame } from '../../../../test/kit/grayFrame.ts';
import { type PreviewOrder, VideoEncoder } from './VideoEncoder.ts';

const film = fileURLToPath(new URL('../../../demo/briefing.webm', import.meta.url));
const isOnPath = spawnSync('ffmpeg', ['-version']).status === 0;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'resonanz-previews-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const order = (more: Partial<PreviewOrder> = {}): PreviewOrder => ({
  input: film,
  contentType: 'video/webm',
  words: 'VORSCHAU · Lindenblatt: 100 %',
  folder,
  ...more,
});

async function made(
  encoder: VideoEncoder,
  more: Partial<PreviewOrder> = {},
): Promise<{ film: Buffer; poster: Buffer }> {
  let result: { film: Buffer; poster: Buffer } | undefined;
  await encoder.encode(order(more), async (files) => {
    result = { film: readFileSync(files.film), poster: readFileSync(files.poster) };
  });
  if (result === undefined) throw new Error('Nothing was made.');
  return result;
}

// The WebAssembly build takes seconds, more when other tests run.
describe.each(['path', 'packaged'] as const)('ffmpeg: %s', { timeout: 90_000 }, (ffmpeg) => {
  test.skipIf(ffmpeg === 'path' && !isOnPath)(
    'a preview carries its words in the picture, is an mp4 with a still, and leaves nothing behind',
    async () => {
      const preview = await made(new VideoEncoder({ ffmpeg }));
      expect(preview.film.toString('latin1', 4, 8)).toBe('ftyp');
      expect(preview.poster.toString('latin1', 1, 4)).toBe('PNG');
      const bare = await made(new VideoEncoder({ ffmpeg }), { words: ' ' });
      const [original, marked, unmarked] = [
        await grayFrame(readFileSync(film)),
        await grayFrame(preview.film),
        await grayFrame(bare.film),
      ];
      expect(differenceOf(original, unmarked)).toBeLessThan(3);
      expect(differenceOf(original, marked)).toBeGreaterThan(differenceOf(original, unmarked) + 3);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test.skipIf(ffmpeg === 'path' && !isOnPath)(
    'what is no video, or another kind than it says, is rejected and leaves nothing behind',
    async () => {
      const encoder = new VideoEncoder({ ffmpeg });
      await expect(made(encoder, { contentType: 'video/mp4' })).rejects.toThrow(/preview ended/);
      const playlist = path.join(folder, 'list');
      writeFileSync(playlist, `#EXTM3U\n#EXTINF:1,\nfile://${film}\n`);
      await expect(made(encoder, { input: playlist, contentType: 'video/quicktime' })).rejects.toThrow(/preview ended/);
      await expect(made(encoder, { contentType: 'application/pdf' })).rejects.toThrow(/no preview/);
      rmSync(playlist);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test.skipIf(ffmpeg === 'path' && !isOnPath)('what takes too long is ended', async () => {
    await expect(made(new VideoEncoder({ ffmpeg, longestMs: 1 }))).rejects.toThrow(/abort/i);
    expect(readdirSync(folder)).toEqual([]);
  });
});
