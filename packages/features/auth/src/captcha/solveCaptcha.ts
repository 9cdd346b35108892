import { solveChallengeWorkers } from 'altcha/lib';
import type { CaptchaChallenge } from '@resonanz/api-client/auth';

// Phones grow hot before more workers help.
const MAX_WORKERS = 4;

// The content policy allows workers of the own origin only, so the worker is a file of the build.
const createWorker = (): Worker => new Worker(new URL('./captchaWorker.ts', import.meta.url), { type: 'module' });

/**
 * Solves a challenge beside the page; the answer is what the contract calls `captchaText`. Rejects when it cannot be
 * solved, or is no longer wanted.
 */
export async function solveCaptcha({ parameters, signature }: CaptchaChallenge, signal: AbortSignal): Promise<string> {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const concurrency = Math.min(MAX_WORKERS, navigator.hardwareConcurrency);
  const challenge = { parameters, signature };
  const solution = await solveChallengeWorkers({ challenge, concurrency, controller, createWorker });
  signal.throwIfAborted();
  if (!solution) throw new Error('The challenge has no solution.');
  return btoa(JSON.stringify({ challenge, solution }));
}
