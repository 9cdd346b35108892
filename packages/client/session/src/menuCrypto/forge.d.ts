// The parts of node-forge that are used, without the rest of it; their types stand in `@types/node-forge`.
declare module 'node-forge/lib/rsa.js' {
  import type { pki } from 'node-forge';
  const rsa: typeof pki.rsa;
  export default rsa;
}

declare module 'node-forge/lib/jsbn.js' {
  import type { jsbn } from 'node-forge';
  const library: typeof jsbn;
  export default library;
}
