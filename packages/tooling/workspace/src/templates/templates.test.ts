import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../../floors.ts';
import { rules } from '../architecture.ts';
import { readHouse, type House, type HousePackage, type Manifest } from '../house.ts';
import { root } from '../root.ts';
import { component } from './component.ts';
import { feature } from './feature.ts';
import { widget } from './widget.ts';
import { wordsOf, type Files, type Words } from './words.ts';

function words(name: string): Words {
  const found = wordsOf(name);
  if (!found) throw new Error(name);
  return found;
}

const kinds: [string, Files][] = [
  ['component', component(words('GeneratedProbe'))],
  ['widget', widget(words('generated-probe'))],
  ['feature', feature(words('generated-probes'))],
];

/** The compiler's complaints about the files, as if they lay in the workspace; nothing is written. */
function complaints(files: Files): readonly string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const virtual = new Map([...files].map(([path, text]) => [join(root, path), text]));
  const folders = new Set(
    [...virtual.keys()].flatMap((path) => [dirname(path), dirname(dirname(path)), dirname(dirname(dirname(path)))]),
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  host.fileExists = (path) => virtual.has(path) || fileExists(path);
  host.readFile = (path) => virtual.get(path) ?? readFile(path);
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? true);
  host.getSourceFile = (path, version, ...rest) => {
    const text = virtual.get(path);
    return text === undefined ? getSourceFile(path, version, ...rest) : ts.createSourceFile(path, text, version);
  };
  const program = ts.createProgram(
    [...virtual.keys()].filter((path) => /\.tsx?$/.test(path)),
    options,
    host,
  );
  return [...virtual.keys()]
    .map((path) => program.getSourceFile(path))
    .filter((source) => source !== undefined)
    .flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

function withGenerated(house: House, files: Files): House {
  const packages = new Map(house.packages.map((one) => [one.folder, { ...one, files: new Map(one.files) }]));
  for (const [path, text] of files) {
    const folder = path.split('/').slice(0, 3).join('/');
    const place = placeOf(folder);
    if (!place) throw new Error(path);
    const owner = packages.get(folder) ?? {
      folder,
      ...place,
      manifest: { name: '' } as Manifest,
      files: new Map<string, string>(),
    };
    owner.files.set(path.slice(folder.length + 1), text);
    const manifest = path.endsWith('package.json') ? (JSON.parse(text) as Manifest) : owner.manifest;
    packages.set(folder, { ...owner, manifest } satisfies HousePackage);
  }
  return { ...house, packages: [...packages.values()] };
}

describe.each(kinds)('a generated %s', (_kind, files) => {
  test('type-checks in the workspace', () => {
    expect(complaints(files)).toEqual([]);
  }, 60_000);

  test('keeps the rules of the house', () => {
    const house = readHouse(root);
    const generated = /generated-?probe/i;
    const broken = rules
      .flatMap(({ check }) => check(withGenerated(house, files)))
      .filter((sentence) => generated.test(sentence));
    expect(broken).toEqual([]);
  });
});

test('a broken file would be noticed', () => {
  expect(complaints(new Map([['packages/interface/ui/src/x.ts', 'export const a: string = 1;']]))).toHaveLength(1);
});

test('names in any spelling', () => {
  expect(wordsOf('selectCampaign')).toEqual(wordsOf('select-campaign'));
  expect(wordsOf('SelectCampaign')?.pascal).toBe('SelectCampaign');
  expect(wordsOf('../x')).toBeUndefined();
  expect(wordsOf('')).toBeUndefined();
});
