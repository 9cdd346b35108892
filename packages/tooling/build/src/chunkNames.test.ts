import { describe, expect, test } from 'vitest';
import { type BundledChunk, chunkNames } from './chunkNames.ts';

/** A chunk that begins with the module of its own name, or with none. */
const chunk = (name: string, imports: readonly string[] = [], isPage = true): BundledChunk => ({
  fileName: name,
  facadeModuleId: isPage ? name : null,
  moduleIds: [name],
  imports,
});
const shared = (name: string, imports: readonly string[] = []): BundledChunk => chunk(name, imports, false);

const PARTS = [
  ['entrance', 'Entrance'],
  ['app', 'app'],
  ['frame', 'Layout'],
] as const;

const namesOf = (chunks: readonly BundledChunk[]) =>
  Object.fromEntries(chunkNames(chunks, { start: 'main', parts: PARTS, home: '/src/InfluencerListScreen.tsx' }));

describe('the chunk of a module', () => {
  test('is named by the parts that need it, directly or through others', () => {
    const names = namesOf([
      chunk('main', ['session']),
      shared('session'),
      chunk('Entrance', ['form', 'session']),
      shared('form', ['button']),
      shared('button'),
      chunk('app', ['router']),
      shared('router'),
      chunk('Layout', ['header']),
      shared('header', ['button']),
    ]);
    expect(names).toEqual({
      main: 'start',
      session: 'start',
      Entrance: 'entrance',
      form: 'entrance',
      button: 'entrance-frame',
      app: 'app',
      router: 'app',
      Layout: 'frame',
      header: 'frame',
    });
  });

  test('is that of the app where the frame needs it too, which comes after it, and that of the start where the entrance does', () => {
    const names = namesOf([
      chunk('main'),
      chunk('Entrance', ['query']),
      chunk('app', ['query', 'cache']),
      chunk('Layout', ['query', 'cache']),
      shared('query'),
      shared('cache'),
    ]);
    expect([names['cache'], names['query']]).toEqual(['app', 'start']);
  });

  test('is none where single pages need it, so that each page brings only its own', () => {
    const names = namesOf([
      chunk('main'),
      chunk('Entrance'),
      chunk('app'),
      chunk('Layout'),
      chunk('Todos', ['board']),
      chunk('Profile', ['photo']),
      shared('board'),
      shared('photo'),
    ]);
    expect(names).toEqual({ main: 'start', Entrance: 'entrance', app: 'app', Layout: 'frame' });
  });

  test('is one of its own where pages share it with the entrance: it brings nothing that is the entrance alone', () => {
    const parts = [
      chunk('main'),
      chunk('Entrance', ['field', 'poster']),
      chunk('app'),
      chunk('Layout'),
      shared('field'),
      shared('poster'),
    ];
    expect(namesOf(parts)).toMatchObject({ field: 'entrance', poster: 'entrance' });
    expect(namesOf([...parts, chunk('Profile', ['field'])])).toMatchObject({
      field: 'entrance-pages',
      poster: 'entrance',
    });
  });

  test('is that of the start for styles of the app, where the start has little to do without it', () => {
    const pieces = [chunk('main'), chunk('app', ['toast.css']), shared('toast.css')];
    expect(namesOf([...pieces, chunk('Entrance')])).toMatchObject({ app: 'app', 'toast.css': 'start' });
    expect(namesOf(pieces)).toMatchObject({ app: 'app', 'toast.css': 'app' });
  });

  test('counts a module of several in one chunk like the others of it', () => {
    const names = namesOf([chunk('main'), { ...chunk('app'), moduleIds: ['app', 'routes', 'queries'] }]);
    expect([names['routes'], names['queries']]).toEqual(['app', 'app']);
  });

  test('that imports in a circle has a name all the same', () => {
    expect(namesOf([chunk('main'), chunk('app', ['a']), shared('a', ['b']), shared('b', ['a'])])).toMatchObject({
      a: 'app',
      b: 'app',
    });
  });
});

describe('what most lists need', () => {
  const parts = [
    chunk('main'),
    chunk('Entrance', ['field']),
    chunk('app', ['kit']),
    chunk('Layout', ['menu']),
    shared('kit'),
    shared('menu'),
    shared('field'),
  ];
  const list = (name: string, ...imports: string[]) =>
    chunk(`/src/${name}ListScreen.tsx`, ['table', 'field', 'kit', 'menu', ...imports]);
  const pieces = [shared('table'), shared('expose'), shared('chips')];

  test('is one chunk beside those of the parts; what only one of them needs is in none', () => {
    const names = namesOf([
      ...parts,
      list('Influencer'),
      list('Customer', 'expose'),
      chunk('/src/Profile.tsx', ['table']),
      ...pieces,
    ]);
    expect(names).toMatchObject({ table: 'lists', field: 'entrance-frame', kit: 'app', menu: 'frame' });
    expect(names).not.toHaveProperty('expose');
  });

  test('counts from more than three of four', () => {
    const others = ['Customer', 'Campaign', 'Todo'].map((name) => list(name, 'chips'));
    expect(namesOf([...parts, list('Influencer'), ...others, ...pieces])).not.toHaveProperty('chips');
    expect(namesOf([...parts, list('Influencer'), ...others, list('Staff', 'chips'), ...pieces])).toMatchObject({
      table: 'lists',
      chips: 'lists',
    });
  });

  test('is one chunk with what the page behind the log-in shares with others than lists, beside its own', () => {
    const names = namesOf([
      ...parts,
      list('Influencer', 'expose', 'region'),
      list('Customer', 'region'),
      list('Todo'),
      chunk('/src/Profile.tsx', ['expose', 'chips']),
      shared('region'),
      ...pieces,
    ]);
    expect(names).toMatchObject({ table: 'lists', expose: 'home' });
    for (const name of ['/src/InfluencerListScreen.tsx', 'chips', 'region']) expect(names).not.toHaveProperty(name);
  });

  test('has its styles in one sheet with those of the frame and of the page behind the log-in', () => {
    const styled = [shared('table.css.ts?vanilla.css'), shared('menu.css.ts?vanilla.css')];
    const names = namesOf([
      ...parts,
      list('Influencer', 'table.css.ts?vanilla.css'),
      list('Customer', 'table.css.ts?vanilla.css'),
      chunk('Layout', ['menu.css.ts?vanilla.css']),
      ...styled,
      ...pieces,
    ]);
    expect(names).toMatchObject({
      table: 'lists',
      'table.css.ts?vanilla.css': 'frame-styles',
      'menu.css.ts?vanilla.css': 'frame-styles',
    });
  });

  test('is nothing in a shell without lists', () => {
    expect(namesOf([...parts, chunk('/src/Home.tsx', ['table']), ...pieces])).not.toHaveProperty('table');
  });
});
