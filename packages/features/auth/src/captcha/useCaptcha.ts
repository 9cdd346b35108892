import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchCaptcha } from '@resonanz/api-client/auth';
import { useApi } from '@resonanz/api-client/react';

/** How far the check is. */
export type CaptchaState = 'solving' | 'solved' | 'failed';

/** A check that runs by itself while the form is filled in. */
export interface Captcha {
  readonly state: CaptchaState;
  /**
   * The answer to be sent as `captchaText`, good for one call; waits for the check, and rejects with what prevented its
   * end.
   */
  readonly takeAnswer: () => Promise<string>;
  /** Starts over. */
  readonly restart: () => void;
}

interface Answer {
  readonly text: string;
  /** When the server stops taking it, in epoch milliseconds. */
  readonly expiresAt: number;
}

/** Time an answer needs to reach the server. */
const MARGIN_MS = 15_000;

/** Solves a challenge of the server as soon as the form is drawn. */
export function useCaptcha(): Captcha {
  const client = useApi();
  const [state, setState] = useState<CaptchaState>('solving');
  const attempt = useRef<{ readonly answer: Promise<Answer>; readonly controller: AbortController } | null>(null);

  const start = useCallback(() => {
    attempt.current?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    async function solve(): Promise<Answer> {
      const [challenge, { solveCaptcha }] = await Promise.all([
        fetchCaptcha(client, signal),
        import('./solveCaptcha.ts'),
      ]);
      return { text: await solveCaptcha(challenge, signal), expiresAt: challenge.parameters.expiresAt * 1000 };
    }
    const answer = solve();
    attempt.current = { answer, controller };
    setState('solving');
    const end = (next: CaptchaState) => () => {
      if (!signal.aborted) setState(next);
    };
    answer.then(end('solved'), end('failed'));
    return answer;
  }, [client]);

  useEffect(() => {
    void start();
    return () => attempt.current?.controller.abort();
  }, [start]);

  const takeAnswer = useCallback(async () => {
    const solution = await attempt.current?.answer.catch(() => null);
    const isGood = solution && solution.expiresAt - MARGIN_MS > Date.now();
    const { text } = isGood ? solution : await start();
    return text;
  }, [start]);

  return { state, takeAnswer, restart: () => void start() };
}
