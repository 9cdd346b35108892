import { createHash, createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import type { components } from '@resonanz/contract/types';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { insertCaptchaAnswer } from './queries.ts';

type CaptchaChallenge = components['schemas']['CaptchaChallenge'];

/** Minutes in which a challenge can be answered. */
export const captchaMinutes = 10;

const algorithm = 'PBKDF2/SHA-256';
/** Rounds of one try, and how many tries it takes: about a second on one core. */
const cost = 2_000;
const tries = { from: 500, to: 1_500 };

function secretsOf(hashKey: Uint8Array): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } {
  const derive = (name: string): string => createHmac('sha256', hashKey).update(`captcha ${name}`).digest('hex');
  return { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') };
}

/** A new challenge; nothing of it is stored until it is answered. */
export async function newCaptcha({ clock, hashKey }: Services): Promise<CaptchaChallenge> {
  const { parameters, signature } = await createChallenge({
    algorithm,
    cost,
    counter: randomInt(tries.from, tries.to),
    deriveKey,
    expiresAt: new Date(clock.now().getTime() + captchaMinutes * 60_000),
    ...secretsOf(hashKey),
  });
  const { expiresAt, keySignature } = parameters;
  if (signature === undefined || expiresAt === undefined || keySignature === undefined)
    throw new Error('A captcha is not signed.');
  const { nonce, salt, keyLength, keyPrefix } = parameters;
  return { parameters: { algorithm, cost, expiresAt, keyLength, keyPrefix, keySignature, nonce, salt }, signature };
}

interface CaptchaAnswer {
  challenge: Challenge & { signature: string; parameters: { expiresAt: number } };
  solution: Solution;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isAnswer(value: unknown): value is CaptchaAnswer {
  if (!isObject(value) || !isObject(value['challenge']) || !isObject(value['solution'])) return false;
  const { parameters, signature } = value['challenge'];
  return isObject(parameters) && typeof parameters['expiresAt'] === 'number' && typeof signature === 'string';
}

function readAnswer(captchaText: string): CaptchaAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(Buffer.from(captchaText, 'base64').toString());
    return isAnswer(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

async function isRight({ challenge, solution }: CaptchaAnswer, { clock, hashKey }: Services): Promise<boolean> {
  if (challenge.parameters.expiresAt * 1000 <= clock.now().getTime()) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(hashKey) });
  return verified;
}

/** Rejects an answer that is wrong, expired or already used; a correct one is consumed. */
export async function requireCaptcha(services: Services, captchaText: string): Promise<void> {
  const answer = readAnswer(captchaText);
  const error = invalidFields([{ field: 'captchaText', key: 'invalidCaptcha' }]);
  if (answer === undefined || !(await isRight(answer, services))) throw error;
  // The library accepts an answer as often as it comes: the first to store its challenge has used it.
  const hash = createHash('sha256').update(answer.challenge.parameters.nonce).digest();
  const isFirst = await insertCaptchaAnswer(services.db, hash, new Date(answer.challenge.parameters.expiresAt * 1000));
  if (!isFirst) throw error;
}
