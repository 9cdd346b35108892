// The table of floors: who may import whom. Lint rules and the architecture test are made from it.

/** A floor of the house, lowest first; `contract` and `tooling` stand beside the stairs. */
export type Floor =
  | 'contract'
  | 'tooling'
  | 'foundation'
  | 'client'
  | 'interface'
  | 'patterns'
  | 'widgets'
  | 'features'
  | 'shell'
  | 'api'
  | 'e2e';

/** How one floor may use another: not at all, only its types, or freely. */
export type Use = 'no' | 'types' | 'yes';

interface Row {
  /** What may be imported from each other floor; a missing floor means `no`. */
  readonly uses: Partial<Record<Floor, Use>>;
  /** Importers and the only packages of a floor that they may use: it opens a `no` or narrows a `yes`. */
  readonly only?: readonly {
    readonly floor: Floor;
    readonly importers?: readonly string[];
    readonly targets?: readonly string[];
  }[];
}

/** The table itself. Own floor and special cases stand in `only`. */
export const floors: Readonly<Record<Floor, Row>> = {
  contract: { uses: {} },
  tooling: {
    uses: { contract: 'yes', foundation: 'yes', tooling: 'yes' },
    only: [
      { floor: 'client', importers: ['stage'] },
      { floor: 'patterns', importers: ['stage'] },
      { floor: 'interface', importers: ['guides'] },
    ],
  },
  foundation: {
    uses: {},
    only: [{ floor: 'foundation', importers: ['validators', 'formatters'], targets: ['domain'] }],
  },
  client: {
    uses: { contract: 'yes', foundation: 'yes' },
    only: [{ floor: 'client', importers: ['session'], targets: ['api-client'] }],
  },
  interface: {
    uses: {},
    only: [
      { floor: 'foundation', targets: ['tokens'] },
      { floor: 'foundation', importers: ['charts'], targets: ['tokens', 'formatters'] },
      { floor: 'interface', importers: ['charts', 'rich-text', 'agenda', 'grid'], targets: ['ui'] },
    ],
  },
  patterns: {
    uses: { contract: 'types', foundation: 'yes', interface: 'yes' },
    only: [{ floor: 'client', importers: ['app-frame'], targets: ['session'] }],
  },
  widgets: { uses: { contract: 'types', foundation: 'yes', interface: 'yes' } },
  features: {
    uses: { contract: 'types', foundation: 'yes', client: 'yes', interface: 'yes', patterns: 'yes', widgets: 'yes' },
  },
  shell: {
    uses: {
      contract: 'types',
      foundation: 'yes',
      client: 'yes',
      interface: 'yes',
      patterns: 'yes',
      widgets: 'yes',
      features: 'yes',
    },
  },
  api: { uses: { contract: 'yes', foundation: 'yes' }, only: [{ floor: 'tooling', targets: ['demo-data'] }] },
  e2e: { uses: { contract: 'yes', foundation: 'yes' } },
};

/** The folder inside a widget or a pattern whose files may use what `connections` says (as optional peers). */
export const connectedFolder = 'src/connected/';

/** What the connected folder of a floor may use beside what its floor may: the client, and patterns the frame's toasts. */
export const connections: Partial<
  Record<Floor, readonly { readonly floor: Floor; readonly targets?: readonly string[] }[]>
> = {
  widgets: [{ floor: 'client' }],
  patterns: [{ floor: 'client' }, { floor: 'patterns', targets: ['app-frame'] }],
};

/** Libraries that belong to certain floors alone. */
export const libraries: readonly {
  readonly name: RegExp;
  readonly floors: readonly Floor[];
  readonly optionalOn?: Floor;
  readonly why: string;
}[] = [
  {
    name: /^(react-aria-components|react-aria|react-stately|@react-aria\/.*|@react-stately\/.*)$/,
    floors: ['interface', 'tooling'],
    why: 'react-aria is a dependency of the interface floor alone; use @resonanz/ui',
  },
  {
    name: /^react-router(-dom)?$/,
    floors: ['tooling', 'patterns', 'features', 'shell'],
    optionalOn: 'patterns',
    why: 'only features and shells know the router; patterns bring an adapter for it, as an optional peer',
  },
  {
    name: /^@tanstack\/react-query$/,
    floors: ['tooling', 'client', 'widgets', 'features', 'shell'],
    why: 'data comes in by props; hooks that fetch live in features and connected widgets',
  },
  {
    name: /^openapi-fetch$/,
    floors: ['client', 'api', 'e2e', 'tooling'],
    why: 'requests go through @resonanz/api-client',
  },
];

/** Rooms of the server's platform, lowest first: each may import those before it, and none knows an area. */
export const serverPlatform = [
  'runtime',
  'database',
  'html',
  'http',
  'access',
  'history',
  'media',
  'storage',
  'documents',
  'live',
  'mail',
  'jobs',
  'pages',
  'operations',
] as const;

/** Areas of the server that others build on, lowest first: each may use the platform and the doors of those before it. */
export const serverCore = [
  'ownership',
  'notifications',
  'comments',
  'usage-rights',
  'figures',
  'files',
  'accounts',
  'influencers',
  'customers',
  'campaigns',
] as const;

/** Areas above them, with the other areas of this floor whose doors they may use; there are no rings. */
export const serverProcesses: Readonly<Record<string, readonly string[]>> = {
  'amazon-users': [],
  auth: [],
  'blog-posts': [],
  bookmarks: [],
  'brand-profile': [],
  'brand-signup': ['brand-profile'],
  'brand-users': [],
  'campaign-requests': [],
  'campaign-services': [],
  contracts: [],
  'customer-leads': ['todos'],
  expose: [],
  faqs: [],
  feedback: [],
  'influencer-profile': [],
  'learning-materials': [],
  legal: [],
  'list-views': [],
  logs: [],
  mail: ['work-overview'],
  'management-users': [],
  network: ['campaign-requests', 'people', 'ugc-requests'],
  newsletters: ['tester-metadata', 'testers'],
  people: [],
  permissions: [],
  projects: ['testers'],
  templates: [],
  'tester-brands': [],
  'tester-dashboard': ['projects'],
  'tester-projects': ['projects', 'testers'],
  'tester-metadata': [],
  testers: [],
  todos: [],
  'ugc-materials': [],
  'ugc-requests': ['campaign-services', 'ugc-materials'],
  users: [],
  'work-overview': ['customer-leads'],
};

/** Files of an area that the server's root assembles it from, beside its door. */
export const serverEntries = /(^|\/)(\w*[rR]outes|jobs|mails|documents)\.ts$/;

/** What only one place may know of a library, so that one file changes when the library does. */
export const enclosed: readonly { readonly what: RegExp; readonly place: string; readonly why: string }[] = [
  {
    what: /\bUNSAFE_|_internalSetRoutes/,
    place: 'packages/patterns/app-frame/src/PageRouter/reactRouterInternals.ts',
    why: 'the private side of React Router stays in one file (decision 0047)',
  },
  {
    what: /from 'tsup'/,
    place: 'packages/tooling/build/src/',
    why: 'packages are built by definePackage, which alone knows the bundler (decision 0046)',
  },
];

/** Where a package stands, from its folder: `packages/interface/ui` is `ui` on the floor `interface`. */
export function placeOf(folder: string): { readonly floor: Floor; readonly name: string } | undefined {
  const [top = '', second = '', third = ''] = folder.split('/');
  if (top === 'openapi') return { floor: 'contract', name: 'contract' };
  if (top === 'apps') return { floor: second === 'api' || second === 'e2e' ? second : 'shell', name: second };
  if (top === 'packages' && second in floors && third) return { floor: second as Floor, name: third };
  return undefined;
}

/** What a package may take from another one; `connected` is true inside `src/connected/`. */
export function allowedUse(
  from: { readonly floor: Floor; readonly name: string },
  to: { readonly floor: Floor; readonly name: string },
  connected = false,
): Use {
  const isConnection = connections[from.floor]?.some(
    ({ floor, targets }) => floor === to.floor && to.name !== from.name && (!targets || targets.includes(to.name)),
  );
  if (connected && isConnection) return 'yes';
  const row = floors[from.floor];
  const special = row.only?.some(
    ({ floor, importers, targets }) =>
      floor === to.floor && (!importers || importers.includes(from.name)) && (!targets || targets.includes(to.name)),
  );
  return special ? 'yes' : (row.uses[to.floor] ?? 'no');
}
