import { parseArgs } from 'node:util';
import { affectedPackages } from '../src/affected.ts';
import { changesSince } from '../src/changes.ts';
import { staticChecks } from '../src/checks.ts';
import { readHouse, type HousePackage } from '../src/house.ts';
import { root } from '../src/root.ts';
import { giveUp, messageOf, say } from '../src/say.ts';
import { startTestRun } from '../src/testRun.ts';
import { withConcurrency } from '../src/withConcurrency.ts';

function base(): string | undefined {
  try {
    return parseArgs({ allowPositionals: true }).positionals[0];
  } catch (error) {
    return giveUp(messageOf(error));
  }
}

const asked = base();
const changes =
  changesSince(asked) ??
  giveUp(asked ? `Git does not know ${asked}.` : 'There is no git repository; npm test runs everything.');
const house = readHouse(root);
const affected = affectedPackages(house, changes.files);
const isAll = affected.length === house.packages.length;
say(
  `${changes.files.length} files differ from ${changes.base.slice(0, 10)}; ` +
    (isAll ? 'all packages are affected' : `affected: ${affected.map(({ name }) => name).join(', ')}`),
);

// The flows have a runner of their own, and take minutes: they are a matter of the whole check.
const having = (tests: RegExp) =>
  affected.filter((one) => one.floor !== 'e2e' && [...one.files.keys()].some((file) => tests.test(file)));
const inNode = having(/\.test\.ts$/);
const inBrowser = having(/\.(test|stories)\.tsx$/);
const folders = (packages: readonly HousePackage[]) => (isAll ? [] : packages.map(({ folder }) => `${folder}/`));

const run = await startTestRun({
  postgres: inNode.some(({ floor }) => floor === 'api'),
  chromium: inBrowser.length > 0,
});
const { step, vitest } = run;
const nodeTests = () =>
  step('architecture and unit tests', () => vitest('node', '--project', 'node', ...folders(inNode)));
const browserTests = () =>
  step('component tests and stories', () =>
    run.inChromium(() => vitest('browser', '--project', 'browser', '--project', 'storybook', ...folders(inBrowser))),
  );

await withConcurrency(2, [...(inBrowser.length > 0 ? [browserTests] : []), () => run.checks(staticChecks), nodeTests]);
await run.finish();
