import { bin, run } from '../src/run.ts';

const format = await run(bin('oxfmt'), ['--check']);
const lint = await run(bin('oxlint'), ['--deny-warnings', ...process.argv.slice(2)]);
const unused = await run(bin('knip'), ['--no-progress']);
process.exit(format.code || lint.code || unused.code);
