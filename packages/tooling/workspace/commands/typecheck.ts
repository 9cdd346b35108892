import { foundationTypes, types } from '../src/checks.ts';

let failed = false;
for (const check of [types, foundationTypes]) {
  const { ok, text } = await check.run();
  if (!ok) process.stderr.write(`${text}\n`);
  failed ||= !ok;
}
process.exit(failed ? 1 : 0);
