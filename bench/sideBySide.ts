/** One way to do a task; it must give the same answers as the first one. */
export interface Contestant<Input> {
  readonly name: string;
  /** Does the task once, as its users would write it. */
  readonly run: (input: Input) => unknown;
  /** What of its result is compared; the result itself when left out. Not measured. */
  readonly answer?: (result: unknown) => unknown;
}

/** A task that several ways can be measured by. */
export interface Task {
  /** Names the first input that a contestant answers unlike the first one; such a contestant does another task. */
  readonly disagreement: () => string | undefined;
  /** Measures all contestants and gives the lines of the table. */
  readonly measure: () => readonly string[];
}

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 11);
// Some systems count computing time in steps of several milliseconds; a sample is many of them.
const SAMPLE_MS = 50;

// Results end up here, so that no compiler may leave out the work.
let sink: unknown;

/** Milliseconds of computing in this thread: other work on the machine does not count. */
function time<Input>({ run }: Contestant<Input>, inputs: readonly Input[], times: number): number {
  const begun = process.threadCpuUsage();
  for (let turn = 0; turn < times; turn += 1) for (const input of inputs) sink = run(input);
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

/** How often all inputs fit into one sample; finding out is the warm-up. */
function calibrate<Input>(contestant: Contestant<Input>, inputs: readonly Input[]): number {
  let times = 1;
  while (time(contestant, inputs, times) < SAMPLE_MS * 4) times *= 2;
  return Math.max(1, Math.round(times / 4));
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
const nanoseconds = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

/** A task, the inputs it is measured with, and who competes; ours comes first. */
export function task<Input>(name: string, inputs: readonly Input[], contestants: readonly Contestant<Input>[]): Task {
  const answerOf = ({ run, answer = (result) => result }: Contestant<Input>, input: Input): unknown =>
    answer(run(input));
  return {
    disagreement: () => {
      const [ours, ...peers] = contestants;
      if (!ours) return `${name}: nobody competes`;
      for (const input of inputs)
        for (const peer of peers) {
          const [wanted, given] = [answerOf(ours, input), answerOf(peer, input)];
          if (wanted !== given)
            return `${name}: ${peer.name} answers ${String(given)} to ${JSON.stringify(input)}, not ${String(wanted)}`;
        }
      return undefined;
    },
    measure: () => {
      const runners = contestants.map((contestant) => ({
        contestant,
        times: calibrate(contestant, inputs),
        samples: new Array<number>(),
      }));
      // One sample of each after the other, so that a busy moment of the machine does not hit one alone.
      for (let round = 0; round < ROUNDS; round += 1)
        for (const { contestant, times, samples } of runners)
          samples.push((time(contestant, inputs, times) * 1e6) / (times * inputs.length));
      for (const { samples } of runners) samples.sort((a, b) => a - b);
      const ours = quantile(runners[0]?.samples ?? [], 0.5);
      return runners.map(({ contestant, samples }) => {
        const [low, median, high] = [quantile(samples, 0.1), quantile(samples, 0.5), quantile(samples, 0.9)];
        return `| ${name} | ${contestant.name} | ${nanoseconds(median)} | ${nanoseconds(low)}–${nanoseconds(high)} | ${(median / ours).toFixed(2)} |`;
      });
    },
  };
}

/** Checks that all contestants agree, then measures every task and prints one table. */
export function sideBySide(tasks: readonly Task[]): void {
  const wrong = tasks.flatMap(({ disagreement }) => disagreement() ?? []);
  if (wrong.length > 0) throw new Error(`Not the same task:\n${wrong.join('\n')}`);
  console.log(
    `Node ${process.version}, ${ROUNDS} rounds of ${SAMPLE_MS} ms, interleaved; nanoseconds of computing for one call.\n`,
  );
  console.log('| task | with | median ns | p10–p90 ns | × ours |\n| --- | --- | --- | --- | --- |');
  for (const { measure } of tasks) for (const line of measure()) console.log(line);
  if (sink === undefined) throw new Error('Nothing was measured.');
}
