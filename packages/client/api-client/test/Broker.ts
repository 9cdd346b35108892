import type { AddressInfo } from 'node:net';
import { FrameImpl, Parser } from '@stomp/stompjs';
import { WebSocketServer, type WebSocket } from 'ws';

/** A STOMP server of its own: knows tokens, answers subscriptions with receipts, sends what a test wants. */
export class Broker {
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  readonly tokens: string[] = [];
  readonly subscriptions: { socket: WebSocket; id: string; topic: string }[] = [];
  accepts = (_token: string): boolean => true;

  constructor() {
    this.#server.on('connection', (socket) => {
      const send = (command: string, headers: Record<string, string>, body = ''): void =>
        socket.send(FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true }) as string);
      const parser = new Parser(
        (raw) => {
          const { command, headers } = FrameImpl.fromRawFrame(raw, true);
          if (command === 'CONNECT') {
            const token = headers['Authorization'] ?? '';
            this.tokens.push(token);
            if (this.accepts(token)) return send('CONNECTED', { version: '1.2' });
            send('ERROR', { message: 'unauthorized' });
            socket.close(1008);
          }
          if (command === 'SUBSCRIBE')
            this.subscriptions.push({ socket, id: headers['id'] ?? '', topic: headers['destination'] ?? '' });
          if (headers['receipt']) send('RECEIPT', { 'receipt-id': headers['receipt'] });
          if (command === 'DISCONNECT') socket.close(1000);
        },
        () => {},
      );
      socket.on('message', (data) => parser.parseChunk(String(data)));
    });
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}/ws`;
  }

  async listening(): Promise<void> {
    if (!this.#server.address()) await new Promise((resolve) => this.#server.once('listening', resolve));
  }

  get open(): number {
    return this.#server.clients.size;
  }

  publish(topic: string, body: unknown): void {
    for (const { socket, id } of this.subscriptions.filter(
      (each) => each.topic === topic && each.socket.readyState === each.socket.OPEN,
    )) {
      const headers = { subscription: id, 'message-id': '1', destination: topic };
      socket.send(
        FrameImpl.marshall({
          command: 'MESSAGE',
          headers,
          body: JSON.stringify(body),
          escapeHeaderValues: true,
        }) as string,
      );
    }
  }

  cutAll(): void {
    for (const client of this.#server.clients) client.terminate();
  }

  close(): Promise<void> {
    this.cutAll();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
