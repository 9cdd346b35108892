import { connect } from 'node:net';

/** Sends bytes as they are, with the name of the host for HOST, and returns everything that comes back. */
export async function rawRequest(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  // Who sends on after an error is cut off; what was answered before counts.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(request.replaceAll('HOST', `${hostname}:${port}`));
  await closed;
  return answer;
}
