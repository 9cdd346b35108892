import { buildChanged, shells, storybook, type Build } from '../src/builds.ts';
import { staticChecks } from '../src/checks.ts';
import { generators } from '../src/generators.ts';
import { packedPackages } from '../src/packages.ts';
import { chosenParts, type Choice, type Part } from '../src/parts.ts';
import { comparePictures } from '../src/pictures.ts';
import { isBroken, none, oneFailure, sum, type Count } from '../src/reports.ts';
import { budgetLine, routeBudgets, weightOf } from '../src/routeBudgets.ts';
import { giveUp, messageOf, say } from '../src/say.ts';
import { sizes } from '../src/sizes.ts';
import { startTestRun } from '../src/testRun.ts';
import { withConcurrency } from '../src/withConcurrency.ts';

function choice(): Choice {
  try {
    return chosenParts(process.argv.slice(2));
  } catch (error) {
    return giveUp(messageOf(error));
  }
}

const { parts, shard } = choice();
const has = (...some: readonly Part[]): boolean => some.some((part) => parts.has(part));
const testRun = await startTestRun({
  postgres: has('node'),
  chromium: has('packages', 'browser', 'pictures', 'flows'),
});
const { step, checks, vitest, flows, inChromium } = testRun;

type Job = () => Promise<void>;

/** How many processes run what runs in Node, in parts of about equal length. */
const NODE_PARTS = 6;
const shards = shard ? [shard] : Array.from({ length: NODE_PARTS }, (_, index) => `${index + 1}/${NODE_PARTS}`);
const nodeTests: readonly Job[] = shards.map((each, index) => () => {
  const part = () => vitest(`node-${index}`, '--project', 'node', `--shard=${each}`);
  return step(`architecture and unit tests, part ${each}`, async () => {
    const count = await part();
    if (!isBroken(count)) return count;
    // The engine of the embedded database has taken its process with it once in a great while; whatever does so twice
    // has failed.
    say(`A process of part ${each} ended by itself; the part is run once more.`);
    const again = await part();
    if (again.failed > 0) return again;
    return { ...again, flaky: [...again.flaky, `part ${each} of the tests in Node: its process ended by itself`] };
  });
});

const divided = shard ? [`--shard=${shard}`] : [];
const browserTests: Job = () =>
  step('component tests and stories', () =>
    inChromium(() => vitest('browser', '--project', 'browser', '--project', 'storybook', ...divided)),
  );

/** Builds the flows need, made while tests run; a failing build is reported there. */
const builds = has('flows') ? shells : [];
const build: Job = async () => void (await buildChanged(builds, say));

/** A count of the work on things that have to be built first. */
async function onBuilt(needed: readonly Build[], work: () => Promise<Count>): Promise<Count> {
  const failed = await buildChanged(needed, say);
  for (const { name, text } of failed) say(`${text}\n${name} does not build.`);
  return failed.length === 0
    ? work()
    : failed.map(({ name }) => oneFailure(`${name} does not build`)).reduce(sum, none);
}

const pictures: Job = () =>
  step('pictures of stories', () =>
    inChromium(() =>
      onBuilt([storybook], () =>
        testRun.playwright('pictures', (file) =>
          comparePictures([], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }, 'line,json,html'),
        ),
      ),
    ),
  );

// What runs in Node beside what runs in the browser, and when that is over two jobs at a time: a core is never idle.
await withConcurrency(2, [
  ...(has('browser') ? [browserTests] : []),
  ...(has('static') ? [() => checks(staticChecks)] : []),
  ...(has('packages') ? [() => checks([packedPackages, sizes, generators])] : []),
  build,
  ...(has('pictures') ? [pictures] : []),
  ...(has('node') ? nodeTests : []),
]);

if (has('flows')) {
  await step('end to end', () => inChromium(() => onBuilt(shells, () => flows('flows', ...divided))));
  await step('first routes', () =>
    onBuilt(shells, async () => {
      const measured = routeBudgets.map((budget) => ({ budget, weight: weightOf(budget) }));
      for (const { budget, weight } of measured) say(budgetLine(budget, weight));
      return measured
        .map(({ budget, weight }) =>
          weight > budget.limitKb ? oneFailure(budgetLine(budget, weight)) : { ...none, passed: 1 },
        )
        .reduce(sum, none);
    }),
  );
}
await testRun.finish();
