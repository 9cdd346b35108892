import { bin, run } from '../src/run.ts';

const { code } = await run(bin('oxfmt'), process.argv.slice(2));
process.exit(code);
