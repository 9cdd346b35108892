/** A project of `vitest.config.ts`. */
export type ProjectName = 'node' | 'browser' | 'storybook';

const ALL: readonly ProjectName[] = ['node', 'browser', 'storybook'];

const isName = (text: string): text is ProjectName => (ALL as readonly string[]).includes(text);

/** Which project runs a file; undefined for a folder or a part of a name. */
function projectOf(file: string): ProjectName | undefined {
  if (/\.test\.ts(:\d+)?$/.test(file)) return 'node';
  if (/\.test\.tsx(:\d+)?$/.test(file)) return 'browser';
  return /\.stories\.tsx(:\d+)?$/.test(file) ? 'storybook' : undefined;
}

// Commands that take names of test files; `related` takes those of sources, so it is left to run everything.
const COMMANDS: readonly string[] = ['run', 'watch', 'dev', 'list'];

/** The values of `--project`, and in `plain` what is no option; what may be the value of an option stands there as ''. */
function read(args: readonly string[]) {
  const named: string[] = [];
  const plain: string[] = [];
  const [command = '', ...others] = args;
  const given = COMMANDS.includes(command) ? others : args;
  for (const [index, arg] of given.entries()) {
    const before = given[index - 1] ?? '';
    if (before === '--project') named.push(arg);
    else if (arg.startsWith('--project=')) named.push(arg.slice('--project='.length));
    else if (!arg.startsWith('-')) plain.push(before.startsWith('-') && !before.includes('=') ? '' : arg);
  }
  return { named, plain };
}

/**
 * The projects that a call of vitest needs, from its arguments: loading those for the browser takes longer than a test
 * of a pure module. All of them whenever the arguments leave it open.
 */
export function chosenProjects(args: readonly string[]): ReadonlySet<ProjectName> {
  const { named, plain } = read(args);
  if (named.length > 0) return new Set(named.every(isName) ? named.filter(isName) : ALL);
  const projects = plain.map(projectOf);
  if (projects.length === 0 || projects.includes(undefined)) return new Set(ALL);
  return new Set(projects.filter((project) => project !== undefined));
}
