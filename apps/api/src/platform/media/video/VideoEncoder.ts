import { execFile, spawn } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packagedCommand } from './packagedFfmpeg.ts';
import { filmArguments, stillArguments } from './previewArguments.ts';

/** A video to make a preview of. */
export interface PreviewOrder {
  input: string;
  contentType: string;
  /** The text burned into every frame. */
  words: string;
  /** Working directory. */
  folder: string;
}

/** The files of a finished preview; the receiver must move them before the callback ends. */
export interface PreviewResult {
  film: string;
  poster: string;
}

const longestMs = 10 * 60_000;

const run = promisify(execFile);

/** Whether the path has an `ffmpeg` with the features previews need. */
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
 * Makes previews of videos with the system's ffmpeg or, if missing, with the WebAssembly build: one at a time, on one
 * thread, with low priority, for at most ten minutes.
 */
export class VideoEncoder {
  readonly #longestMs: number;
  #isOnPath: Promise<boolean> | undefined;
  #running: AbortController | undefined;

  constructor({ longestMs: limit = longestMs, ffmpeg }: { longestMs?: number; ffmpeg?: 'path' | 'packaged' } = {}) {
    this.#longestMs = limit;
    if (ffmpeg !== undefined) this.#isOnPath = Promise.resolve(ffmpeg === 'path');
  }

  /** Makes a preview and passes it to `take`; rejects when that fails or takes too long. */
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

  /** Aborts the running job. */
  stop(): void {
    this.#running?.abort();
  }

  #run(command: string, args: readonly string[], cwd: string): Promise<void> {
    const controller = new AbortController();
    this.#running = controller;
    return new Promise((resolve, reject) => {
      // ffmpeg gets nothing of our environment except the path it is looked up in.
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
          // The process has exited already.
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
