import { execFile, spawn } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packagedCommand } from './packagedFfmpeg.ts';
import { filmArguments, stillArguments } from './previewArguments.ts';

/** A video of which a preview is made. */
export interface PreviewOrder {
  input: string;
  contentType: string;
  /** What is burned into every picture. */
  words: string;
  /** Where there is room for the work. */
  folder: string;
}

/** The files of a finished preview; whoever is given them moves them away before the end. */
export interface PreviewResult {
  film: string;
  poster: string;
}

const longestMs = 10 * 60_000;

const run = promisify(execFile);

/** Whether there is an `ffmpeg` on the path that can do what previews need. */
async function hasFfmpeg(): Promise<boolean> {
  try {
    const [filters, encoders] = await Promise.all([
      run('ffmpeg', ['-hide_banner', '-filters']),
      run('ffmpeg', ['-hide_banner', '-encoders']),
    ]);
    return / drawtext /.test(filters.stdout) && / libx264 /.test(encoders.stdout);
  } catch {
    return false;
  }
}

/**
 * Makes previews of videos with the machine's ffmpeg or, where there is none, with the packaged one: one at a time, on
 * one thread, behind everything else the machine does, and for ten minutes at the most.
 */
export class VideoEncoder {
  readonly #longestMs: number;
  #isOnPath: Promise<boolean> | undefined;
  #running: AbortController | undefined;

  constructor({ longestMs: limit = longestMs, ffmpeg }: { longestMs?: number; ffmpeg?: 'path' | 'packaged' } = {}) {
    this.#longestMs = limit;
    if (ffmpeg !== undefined) this.#isOnPath = Promise.resolve(ffmpeg === 'path');
  }

  /** Makes a preview and hands it to `take`; rejects when that fails or takes too long. */
  async encode(
    { input, contentType, words, folder }: PreviewOrder,
    take: (result: PreviewResult) => Promise<void>,
  ): Promise<void> {
    const work = await mkdtemp(path.join(folder, 'preview-'));
    const at = (name: string): string => path.join(work, name);
    try {
      await writeFile(at('words.txt'), words);
      await copyFile(
        fileURLToPath(import.meta.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf')),
        at('font.ttf'),
      );
      this.#isOnPath ??= hasFfmpeg();
      const [output, poster] = [at('preview.mp4'), at('poster.png')];
      if (await this.#isOnPath) {
        const files = { input: `file:${input}`, words: 'words.txt', font: 'font.ttf', output, poster };
        for (const args of [filmArguments(contentType, files, words.length), stillArguments(files)])
          await this.#run('ffmpeg', args, work);
      } else {
        const order = {
          input,
          words: at('words.txt'),
          font: at('font.ttf'),
          output,
          poster,
          contentType,
          length: words.length,
        };
        await this.#run(process.execPath, packagedCommand(order, work), work);
      }
      await take({ film: output, poster });
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  /** Ends what is being made. */
  stop(): void {
    this.#running?.abort();
  }

  #run(command: string, args: readonly string[], cwd: string): Promise<void> {
    const controller = new AbortController();
    this.#running = controller;
    return new Promise((resolve, reject) => {
      // Nothing of our environment is the video's business; ffmpeg is looked for on the path all the same.
      const child = spawn(command, args, {
        cwd,
        env: { PATH: process.env['PATH'] ?? '' },
        stdio: ['ignore', 'ignore', 'pipe'],
        signal: controller.signal,
        killSignal: 'SIGKILL',
      });
      if (child.pid !== undefined) {
        try {
          setPriority(child.pid, constants.priority.PRIORITY_LOW);
        } catch {
          // It has ended already.
        }
      }
      let complaint = '';
      const timer = setTimeout(() => controller.abort(), this.#longestMs);
      child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-2_000)));
      child.on('error', reject);
      child.on('close', (code) => {
        clearTimeout(timer);
        this.#running = undefined;
        if (code === 0) resolve();
        else reject(new Error(`The preview ended with ${code}: ${complaint}`));
      });
    });
  }
}
