import { expect, test } from 'vitest';
import { createLoginMachine, LOGIN_STEPS, type LoginEvent, type LoginPhase } from './loginMachine.ts';

const PHASES: readonly LoginPhase[] = ['out', 'entering', 'starting', 'standing', 'in', 'left'];
const EVENTS: readonly LoginEvent[] = ['enter', 'start', 'load', 'keep', 'end', 'replace'];

const WAYS: Readonly<Record<LoginPhase, readonly LoginEvent[]>> = {
  out: [],
  entering: ['enter'],
  starting: ['start'],
  standing: ['start', 'keep'],
  in: ['enter', 'load'],
  left: ['enter', 'load', 'replace'],
};

//                  enter       start       load  keep        end    replace
const TABLE: Readonly<Record<LoginPhase, readonly (LoginPhase | '-')[]>> = {
  out: ['entering', 'starting', '-', '-', '-', '-'],
  entering: ['-', '-', 'in', '-', 'out', '-'],
  starting: ['-', '-', 'in', 'standing', 'out', 'left'],
  standing: ['-', '-', 'in', '-', 'out', 'left'],
  in: ['-', '-', 'in', '-', 'out', 'left'],
  left: ['-', '-', '-', '-', 'out', '-'],
};

test.each(PHASES.flatMap((phase) => EVENTS.map((event, column) => [phase, event, TABLE[phase][column]] as const)))(
  'from %s, %s leads to %s',
  (phase, event, target) => {
    const machine = createLoginMachine();
    for (const step of WAYS[phase]) machine.step(step);
    expect(machine.phase).toBe(phase);
    expect(machine.step(event)).toBe(target !== '-');
    expect(machine.phase).toBe(target === '-' ? phase : target);
  },
);

test('from everywhere there is a way out, and only a log-in or a stored one leads in', () => {
  expect(PHASES.filter((phase) => phase !== 'out' && LOGIN_STEPS[phase].end !== 'out')).toEqual([]);
  expect(Object.keys(LOGIN_STEPS.out).sort()).toEqual(['enter', 'start']);
});
