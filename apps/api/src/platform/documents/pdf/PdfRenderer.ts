import { spawn } from 'node:child_process';
import { serialize } from 'node:v8';
import { ApiError } from '../../http/ApiError.ts';
import { documentFonts } from './documentFonts.ts';
import type { PdfFonts } from './PdfDraft.ts';
import type { PdfOrderOf } from './PdfOrder.ts';
import type { PdfValues } from './PdfValues.ts';
import { processFlags } from './processFlags.ts';

/** Documents rendered at the same time; the others wait. */
const maxRunning = 2;
/** Documents that may wait; further calls get 503. */
const maxWaiting = 20;
const longestMs = 20_000;
/** Maximum size of a document in bytes; no real one comes near it. */
const maxBytes = 100 * 1024 * 1024;

/** A document could not be rendered in time, or at all. */
export class PdfError extends ApiError {
  constructor(key: 'pdfTookTooLong' | 'pdfFailed' | 'pdfTooMany', cause?: unknown) {
    super(503, 'SERVICE_UNAVAILABLE', key);
    this.name = 'PdfError';
    this.cause = cause;
  }
}

/**
 * Renders documents in child processes, one per document: they can only read code, write nothing, load no network
 * module, have limited memory and time, and get all data by message.
 */
export class PdfRenderer {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #fonts: PdfFonts | undefined;
  readonly #script: string;
  readonly #longestMs: number;

  /** `script` is the program that renders; it gets its order on stdin and answers on stdout. */
  constructor(script: string, limits: { longestMs?: number } = {}) {
    this.#script = script;
    this.#longestMs = limits.longestMs ?? longestMs;
  }

  /** Renders a document. Throws 503 when that takes too long, fails, or too many wait. */
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
      // The slot passes to the next waiting document and stays counted.
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
      // The process has exited early: its exit code says more.
      child.stdin.on('error', () => undefined);
      child.stdin.end(serialize(order));
    });
  }
}
