import { bin, start, stopOnSignals } from '../src/run.ts';

stopOnSignals();
const child = start(bin('storybook'), ['dev', '--port', '6006', '--no-open', '--quiet', ...process.argv.slice(2)]);
child.once('exit', (code) => process.exit(code ?? 1));
