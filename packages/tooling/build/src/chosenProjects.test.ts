import { describe, expect, test } from 'vitest';
import { chosenProjects } from './chosenProjects.ts';

const chosen = (...args: readonly string[]) => [...chosenProjects(args)];
const all = ['node', 'browser', 'storybook'];

describe('projects that a call of vitest needs', () => {
  test('all, when nothing is chosen', () => {
    expect(chosen()).toEqual(all);
    expect(chosen('run')).toEqual(all);
    expect(chosen('--retry=0', '--reporter=json')).toEqual(all);
  });

  test('those named by --project', () => {
    expect(chosen('--project', 'node')).toEqual(['node']);
    expect(chosen('--project=browser', '--project', 'storybook', 'Button')).toEqual(['browser', 'storybook']);
  });

  test('all, when --project is a pattern', () => {
    expect(chosen('--project', '!node')).toEqual(all);
    expect(chosen('--project=node', '--project=b*')).toEqual(all);
  });

  test('those of the files named', () => {
    expect(chosen('packages/foundation/formatters/src/date.test.ts')).toEqual(['node']);
    expect(chosen('--retry=0', 'date.test.ts:12', 'src/Button.test.tsx')).toEqual(['node', 'browser']);
    expect(chosen('run', 'src/Button.stories.tsx')).toEqual(['storybook']);
  });

  test('all, when a folder or a part of a name is given', () => {
    expect(chosen('packages/foundation')).toEqual(all);
    expect(chosen('date.test.ts', 'Button')).toEqual(all);
  });

  test('all, when a name may be the value of an option', () => {
    expect(chosen('--exclude', 'date.test.ts')).toEqual(all);
    expect(chosen('-t', 'reads dates')).toEqual(all);
  });

  test('all, when the files named are sources', () => {
    expect(chosen('related', 'date.test.ts')).toEqual(all);
  });
});
