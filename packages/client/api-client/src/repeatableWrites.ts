import { offlineError } from './ApiError.ts';
import type { AuthPort } from './AuthPort.ts';
import { CHANGES_NOTHING, CONSISTS_OF, IDEMPOTENCY_KEY, SKIP_AUTH } from './headers.ts';
import type { Send } from './transport.ts';

// As long as a user may press "save" once more and mean the same write.
const REMEMBERED_MS = 10 * 60_000;
const REMEMBERED = 50;

interface Verdict {
  readonly response: Response;
  /** Whether the server has said what became of the write. */
  readonly isFinal: boolean;
}

/** A key of 128 random bits; `randomUUID` is missing on origins without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a write asks for; two that ask for the same are the same. */
async function contentOf(request: Request): Promise<string> {
  const parts = request.headers.get(CONSISTS_OF);
  request.headers.delete(CONSISTS_OF);
  return `${request.method} ${request.url}\n${parts ?? (await request.clone().text())}`;
}

const isJson = ({ headers }: Response): boolean => headers.get('Content-Type')?.includes('json') ?? false;

/** Reads an answer to its end: one that breaks off does not say what became of the write. */
async function verdictOf(response: Response): Promise<Verdict> {
  const { status, statusText, headers } = response;
  if (!isJson(response)) return { response, isFinal: status < 500 };
  const text = await response.text();
  const isUnderWay = status === 409 && text.includes('"stillRunning"');
  return {
    response: new Response(text, { status, statusText, headers }),
    isFinal: (status < 500 || status === 501) && !isUnderWay,
  };
}

/**
 * Gives every write a key, so that the server carries it out once. The replay after a token refresh carries the same
 * key, and so does the same write to the same address when it is sent again, by whomever, after one whose outcome is
 * unknown: no answer, an answer that broke off, or a 5xx.
 */
export function repeatableWrites(auth: AuthPort, send: Send): Send {
  const open = new Map<string, { readonly key: string; readonly until: number }>();
  let login: AbortSignal | undefined;

  function take(content: string): string {
    const found = open.get(content);
    open.delete(content);
    return found !== undefined && found.until > Date.now() ? found.key : newKey();
  }

  function remember(content: string, key: string): void {
    open.set(content, { key, until: Date.now() + REMEMBERED_MS });
    const [oldest] = open.keys();
    if (open.size > REMEMBERED && oldest !== undefined) open.delete(oldest);
  }

  return async (request, onProgress) => {
    // Pieces of an upload name the offset they belong to: sent twice they arrive once.
    const isRead = request.method !== 'POST' || request.headers.has(CHANGES_NOTHING);
    request.headers.delete(CHANGES_NOTHING);
    if (isRead || request.headers.has(SKIP_AUTH) || request.headers.has('Authorization'))
      return send(request, onProgress);
    // What a user has written is forgotten with the log-in.
    if (auth.ended?.() !== login) open.clear();
    login = auth.ended?.();
    const content = await contentOf(request);
    const key = take(content);
    request.headers.set(IDEMPOTENCY_KEY, key);
    try {
      const { response, isFinal } = await verdictOf(await send(request, onProgress));
      if (!isFinal) remember(content, key);
      return response;
    } catch (error) {
      remember(content, key);
      throw error instanceof TypeError ? offlineError(error) : error;
    }
  };
}
