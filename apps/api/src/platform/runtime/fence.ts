import { registerHooks } from 'node:module';

/** Modules that reach outside the process. Node's permission model restricts the file system, but not yet the network. */
const exits =
  /^(?:node:)?_?(?:net|tls|tls_wrap|dns|dgram|https?|http2|http_\w+|inspector|cluster|worker_threads|child_process)(?:\/.*)?$/;

function deny(name: string): never {
  throw new Error(`A document may not load ${name}.`);
}

registerHooks({
  resolve: (specifier, context, next) => (exits.test(specifier) ? deny(specifier) : next(specifier, context)),
});

const builtin = process.getBuiltinModule.bind(process);
Object.defineProperty(process, 'getBuiltinModule', {
  value: (name: string) => (exits.test(name) ? deny(name) : builtin(name)),
  writable: false,
  configurable: false,
});

for (const name of ['fetch', 'WebSocket', 'EventSource'] as const) Reflect.deleteProperty(globalThis, name);
