import { spawn } from 'node:child_process';
import { serialize } from 'node:v8';
import { ApiError } from '../../http/ApiError.ts';
import { documentFonts } from './documentFonts.ts';
import type { PdfFonts } from './PdfDraft.ts';
import type { PdfOrderOf } from './PdfOrder.ts';
import type { PdfValues } from './PdfValues.ts';
import { processFlags } from './processFlags.ts';

/** Documents drawn at the same time; the others wait. */
const maxRunning = 2;
/** Documents that may wait; who comes then is asked to come back. */
const maxWaiting = 20;
const longestMs = 20_000;
/** Bytes of a document; none of ours comes near it. */
const maxBytes = 100 * 1024 * 1024;

/** A document that could not be drawn in time, or at all. */
export class PdfError extends ApiError {
  constructor(key: 'pdfTookTooLong' | 'pdfFailed' | 'pdfTooMany', cause?: unknown) {
    super(503, 'SERVICE_UNAVAILABLE', key);
    this.name = 'PdfError';
    this.cause = cause;
  }
}

/**
 * Draws documents in processes of their own, each for one document: they read code only, write nothing, load no network
 * module, have bounded memory and time, and get everything they draw by message.
 */
export class PdfRenderer {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #fonts: PdfFonts | undefined;
  readonly #script: string;
  readonly #longestMs: number;

  /** `script` is the program that draws; it gets its order on stdin and answers on stdout. */
  constructor(script: string, limits: { longestMs?: number } = {}) {
    this.#script = script;
    this.#longestMs = limits.longestMs ?? longestMs;
  }

  /** Draws a document; refuses with 503 when that takes too long, fails, or too many wait. */
  async render<Kind extends keyof PdfValues>(kind: Kind, values: PdfValues[Kind]): Promise<Buffer> {
    if (this.#running >= maxRunning) {
      if (this.#waiting.length >= maxWaiting) throw new PdfError('pdfTooMany');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      this.#fonts ??= documentFonts();
      return await this.#draw({ kind, values, fonts: this.#fonts });
    } finally {
      // A place that is given on stays counted.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  #draw(order: PdfOrderOf<keyof PdfValues>): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...processFlags, this.#script], {
        env: {},
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      const chunks: Buffer[] = [];
      let size = 0;
      let complaint = '';
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new PdfError('pdfTookTooLong'));
      }, this.#longestMs);
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxBytes) child.kill('SIGKILL');
        else chunks.push(chunk);
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(0, 4_000)));
      child.on('error', (error) => reject(new PdfError('pdfFailed', error)));
      child.on('close', (code) => {
        clearTimeout(timer);
        if (code === 0) resolve(Buffer.concat(chunks));
        else reject(new PdfError('pdfFailed', new Error(`The process that draws ended with ${code}: ${complaint}`)));
      });
      // A process that has died early: its end tells more.
      child.stdin.on('error', () => undefined);
      child.stdin.end(serialize(order));
    });
  }
}
