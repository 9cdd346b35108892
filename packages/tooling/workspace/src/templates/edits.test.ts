import { describe, expect, test } from 'vitest';
import { PlaceMissing, type Edit } from './plan.ts';
import {
  addsBefore,
  addsMembers,
  addsParts,
  asObject,
  importsName,
  isSpread,
  parameterOf,
  resultOf,
  valueOf,
} from './syntax.ts';
import { addsPair, addsPairBefore, addsText } from './yamlEdits.ts';

const on = (text: string, { change }: Edit) => change(text);
const object = (name: string, added: string, next?: typeof isSpread) =>
  addsParts('a.ts', name, (source) => asObject(valueOf(source, name)), [added], next);

describe('an edit of the syntax tree', () => {
  test('adds to an object, whatever its layout', () => {
    expect(on('const a = { b: 1 } as const;', object('a', 'c: 2'))).toBe('const a = { b: 1, c: 2 } as const;');
    expect(on('const a = {\n  b: 1,\n};', object('a', 'c: 2'))).toBe('const a = {\n  b: 1, c: 2,\n};');
    expect(on('const a = {};', object('a', 'c: 2'))).toBe('const a = {c: 2};');
    expect(on('const a = { b: 1, ...rest };', object('a', 'c: 2', isSpread))).toBe(
      'const a = { b: 1, c: 2, ...rest };',
    );
  });

  test('adds to what a function takes and to what it returns', () => {
    const text = 'function f({ a }: A) { return { a }; }';
    expect(
      on(
        text,
        addsParts('a.ts', 'f', (source) => parameterOf(source, 'f'), ['b']),
      ),
    ).toContain('f({ a, b }: A)');
    expect(
      on(
        text,
        addsParts('a.ts', 'f', (source) => asObject(resultOf(source, 'f')), ['b']),
      ),
    ).toContain('return { a, b }');
    expect(
      on(
        'const f = ({ a }: A) => ({ a });',
        addsParts('a.ts', 'f', (source) => asObject(resultOf(source, 'f')), ['b']),
      ),
    ).toContain('=> ({ a, b })');
  });

  test('adds a member before another one', () => {
    expect(on('interface A {\n  a: 1;\n  z: 2;\n}', addsMembers('a.ts', 'A', ['b: 3;'], 'z'))).toBe(
      'interface A {\n  a: 1;\n  b: 3;\n  z: 2;\n}',
    );
  });

  test('leaves a comment with what it is about', () => {
    expect(
      on('interface A {\n  a: 1; // one\n  /** The last. */\n  z: 2;\n}', addsMembers('a.ts', 'A', ['b: 3;'], 'z')),
    ).toBe('interface A {\n  a: 1; // one\n  b: 3;\n  /** The last. */\n  z: 2;\n}');
    expect(on('const a = {\n  b: 1, // one\n  // all others\n  ...rest,\n};', object('a', 'c: 2', isSpread))).toBe(
      'const a = {\n  b: 1, // one\n  c: 2,\n// all others\n  ...rest,\n};',
    );
  });

  test('declares a part once', () => {
    const edit = addsBefore('a.tsx', 'columns', 'Part', 'const Part = 1;');
    const once = on('const columns = [];\n', edit);
    expect(once).toContain('const Part = 1;');
    expect(on(once, edit)).toBe(once);
  });

  test.each([
    ['declared with another value', 'const label = useMessages(words);\n  const save = 1;'],
    ['taken out of an object', 'const { label } = props;\n  const save = 1;'],
    ['a parameter', 'const save = 1;', '{ label }: Props'],
  ])('leaves by hand a name that is %s', (_, body, parameters = '') => {
    const edit = addsBefore('a.tsx', 'save', 'label', 'const label = useMessages(labels);');
    expect(() => on(`function Form(${parameters}) {\n  ${body}\n}`, edit)).toThrow(PlaceMissing);
  });

  test('takes a name that stands for the same, and leaves alone one of another function', () => {
    const edit = addsBefore('a.tsx', 'save', 'label', 'const label = useMessages(labels);');
    const same = 'function Form() {\n  const label = useMessages(\n    labels\n  );\n  const save = 1;\n}';
    expect(on(same, edit)).toBe(same);
    expect(on('const nameOf = ({ label }) => label;\nfunction Form() {\n  const save = 1;\n}', edit)).toContain(
      'const label = useMessages(labels);\n  const save = 1;',
    );
  });

  test.each([
    ["import { a } from 'x';\n", 'b', "import { a, b } from 'x';\n"],
    ["import { a } from 'x';\n", 'a', "import { a } from 'x';\n"],
    ["import type { A } from 'x';\n", 'type B', "import type { A, B } from 'x';\n"],
    ["import { a } from 'x';\n", 'type B', "import { a, type B } from 'x';\n"],
    ["import 'y';\n", 'b', "import 'y';\nimport { b } from 'x';\n"],
  ])('to %j imports %s', (text, name, expected) => {
    expect(on(text, importsName('a.ts', name, 'x'))).toBe(expected);
  });

  test('is rejected where its place is missing', () => {
    expect(() => on('const b = {};', object('a', 'c: 2'))).toThrow(PlaceMissing);
    expect(() => on('const a = [];', object('a', 'c: 2'))).toThrow('"a" was looked for');
  });
});

describe('an edit of YAML', () => {
  test('adds a pair to a block, before what follows it', () => {
    const text = 'a:\n  b:\n    c: 1 # one\n    d: { e: 2 }\n  # next\n  f: 3\n';
    expect(on(text, addsPair('a.yaml', ['a', 'b'], 'g: 4'))).toBe(
      text.replace('d: { e: 2 }\n', 'd: { e: 2 }\n    g: 4\n'),
    );
    expect(on(text, addsPairBefore('a.yaml', ['a'], 'f', 'g: 4'))).toBe(
      text.replace('  # next\n  f: 3', '  g: 4\n  # next\n  f: 3'),
    );
  });

  test('adds to braces and brackets, also where they end with a comma', () => {
    expect(on('a: { b: 1 }\n', addsPair('a.yaml', ['a'], 'c: 2'))).toBe('a: { b: 1, c: 2 }\n');
    expect(on('a: [b, c]\n', addsText('a.yaml', ['a'], 'd'))).toBe('a: [b, c, d]\n');
    expect(on('a:\n  [\n    b,\n    c,\n  ]\n', addsText('a.yaml', ['a'], 'd'))).toContain('c, d\n  ]');
    expect(on('a:\n  - b\n  - c\n', addsText('a.yaml', ['a'], 'd'))).toBe('a:\n  - b\n  - c\n  - d\n');
  });

  test('is rejected where its place is missing', () => {
    expect(() => on('a: 1\n', addsPair('a.yaml', ['a'], 'c: 2'))).toThrow(PlaceMissing);
    expect(() => on('a: { b: 1 }\n', addsText('a.yaml', ['a', 'c'], 'd'))).toThrow('"a.c" was looked for');
    expect(() => on('a: { b: 1 }\n', addsPairBefore('a.yaml', ['a'], 'c', 'd: 2'))).toThrow('"a.c" was looked for');
  });
});
