import { parseArgs } from 'node:util';
import { writeGenerated } from '../src/generated.ts';
import { filesOf, KINDS, planOf } from '../src/newParts.ts';
import { bin, run } from '../src/run.ts';
import { giveUp, messageOf, say } from '../src/say.ts';
import { writeFiles } from '../src/writeFiles.ts';

const USAGE = `npm run new <${KINDS.filter((kind) => kind !== 'field').join('|')}> <name> [-- --module "Campaign Management" --singular box]
npm run new field <area> <name> <text|number|date|boolean|choice:contentStatus> [<name> <kind> …] [-- --singular box]
Several parts in a row need only the last one to generate files: -- --no-generate.`;

function wanted() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        module: { type: 'string', default: 'Campaign Management' },
        singular: { type: 'string' },
        generate: { type: 'boolean', default: true },
      },
    });
  } catch (error) {
    return giveUp(`${messageOf(error)}\n${USAGE}`);
  }
}

const {
  positionals,
  values: { generate, ...values },
} = wanted();
const [kind = '', ...names] = positionals;

function planned() {
  try {
    const plan = planOf({ kind, names, ...values });
    const files = typeof plan === 'string' ? plan : filesOf(plan);
    if (typeof plan === 'string' || typeof files === 'string')
      return giveUp(`${typeof plan === 'string' ? plan : String(files)} Nothing was written.\n${USAGE}`);
    return { plan, files };
  } catch (error) {
    return giveUp(`${messageOf(error)} Nothing was written.`);
  }
}

const { plan, files } = planned();
writeFiles(files);
for (const path of files.keys()) say(path);
// Before what may fail, since the files are there then.
if (plan.byHand.length > 0) say(`\nLeft to do by hand:\n${plan.byHand.map((line) => `- ${line}`).join('\n')}`);

async function must(file: string, args: readonly string[], otherwise: string): Promise<void> {
  const { code, text } = await run(file, args, { output: 'collect' });
  if (code !== 0) giveUp(`${text}\n${otherwise}; the lines above say why.`);
}

await must(bin('oxfmt'), [...files.keys()], 'What was written could not be formatted');
if ([...files.keys()].some((path) => path.endsWith('/package.json')))
  await must('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], 'The new package could not be linked');
if (generate) await writeGenerated();
