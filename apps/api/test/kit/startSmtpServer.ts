import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An SMTP server of a test. */
export interface TestSmtpServer {
  url: string;
  port: number;
  /** Sources of the mails that were accepted, byte for byte. */
  received: readonly string[];
  /** Receivers that the envelopes of accepted mails named. */
  receivers: readonly string[][];
  stop(): Promise<void>;
}

interface SmtpBehaviour {
  port?: number;
  /** Answers every receiver with 550. */
  rejects?: boolean;
  /** Takes the mail but never says so; settles when the first one is there. */
  whenHanging?: () => void;
}

/** Starts a real SMTP server on the loopback. */
export async function startSmtpServer({
  port = 0,
  rejects = false,
  whenHanging,
}: SmtpBehaviour = {}): Promise<TestSmtpServer> {
  const received: string[] = [];
  const receivers: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      if (!rejects) return callback();
      callback(Object.assign(new Error(`no such mailbox <${address}>`), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (whenHanging !== undefined) return whenHanging();
        received.push(Buffer.concat(parts).toString('utf8'));
        receivers.push(session.envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
  });
  server.on('error', () => {
    // A client that was killed resets its connection.
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    receivers,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
