import { failure, startEnvelopeServer, success, type EnvelopeServer } from '@resonanz/testing/envelopeServer';
import { createTokenOffice, type TokenOffice } from './tokenOffice.ts';

/** A server over real HTTP whose tokens come from an office. */
export interface RotatingServer extends EnvelopeServer {
  readonly office: TokenOffice;
}

/** Starts the server. */
export async function startRotatingServer(): Promise<RotatingServer> {
  const [server, office] = [await startEnvelopeServer(), createTokenOffice()];
  for (const [call, answer] of Object.entries(office.calls)) {
    server.on(call, ({ headers, body }) => {
      const key = headers['idempotency-key'];
      const result = answer({
        authorization: headers.authorization ?? null,
        key: typeof key === 'string' ? key : null,
        body,
      });
      return 'data' in result ? success(result.data) : failure(401, 'UNAUTHORIZED', result.rejected);
    });
  }
  return Object.assign(server, { office });
}
