import { buildChanged, storybook } from '../src/builds.ts';
import { findChromium, NO_CHROMIUM } from '../src/findChromium.ts';
import { comparePictures } from '../src/pictures.ts';
import { stopOnSignals } from '../src/run.ts';
import { giveUp, say } from '../src/say.ts';

stopOnSignals();
const chromium = await findChromium();
if (!chromium) giveUp(NO_CHROMIUM);
else process.env['RESONANZ_CHROMIUM'] = chromium;
const failed = await buildChanged([storybook], say);
if (failed.length > 0) giveUp(failed.map(({ text }) => text).join('\n'));
// `--update` keeps what is seen now; words narrow the stories.
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const narrowed = names.length > 0 ? ['--grep', names.join('|')] : [];
const flags = words
  .filter((word) => word.startsWith('--'))
  .map((flag) => (flag === '--update' ? '--update-snapshots' : flag));
process.exit((await comparePictures([...flags, ...narrowed])).code);
