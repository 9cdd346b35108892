/** Entries that load only where Vitest runs, which a project outside does not bring. */
export const IN_VITEST: readonly string[] = [
  '@resonanz/testing/conformance',
  '@resonanz/testing/focusOn',
  '@resonanz/testing/freshPage',
  '@resonanz/testing/noConsoleErrors',
];

/** A program that loads every entry of every installed package and names those that do not load. */
export const loader = `
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const scope = 'node_modules/@resonanz';
const skipped = ${JSON.stringify(IN_VITEST)};
let broken = 0;
for (const name of readdirSync(scope)) {
  const { exports } = JSON.parse(readFileSync(join(scope, name, 'package.json'), 'utf8'));
  for (const entry of Object.keys(exports)) {
    if (!/[.](css|json)$|[/]document$/.test(entry) && !skipped.includes('@resonanz/' + name + entry.slice(1)))
      await import('@resonanz/' + name + entry.slice(1)).catch((error) => {
        broken += 1;
        console.error(name + entry.slice(1) + ': ' + error.message);
      });
  }
}
process.exit(broken > 0 ? 1 : 0);
`;

/** A program of a user, and the lines it prints. */
interface OutsideProgram {
  readonly file: string;
  readonly text: string;
  readonly prints: readonly string[];
}

// There is neither a document nor Node in its types: the program says itself what it takes from where it runs.
const foundation: OutsideProgram = {
  file: 'foundation.ts',
  text: `
import { PAGE_SIZE, type CampaignStatus } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import { can } from '@resonanz/domain/transitions';
import { formatMoney } from '@resonanz/formatters/money';
import { defineMessages, translator } from '@resonanz/i18n/messages';
import { email } from '@resonanz/validators/email';
import { iban } from '@resonanz/validators/iban';

declare const console: { log(line: string): void };

const status: CampaignStatus = 1;
const greet = translator(
  defineMessages({ de: { hello: 'Guten Tag, {name}' }, en: { hello: 'Good day, {name}' } }),
  'de',
);
const account = iban.validate('DE89 3704 0044 0532 0130 00');
const address = email.validate('anna@example');

console.log(String(PAGE_SIZE) + ' ' + String(status));
console.log(String(can('campaignStatus', 1, 2, { roleId: ROLE.campaignManager }).allowed));
console.log(account.issues ? 'invalid' : account.value);
console.log(address.issues ? address.issues.map(({ code }) => code).join() : address.value);
console.log(formatMoney(1234.5, 'de') + ' ' + formatMoney(1234.5, 'en'));
console.log(greet('hello', { name: 'Anna' }));
`,
  prints: ['10 1', 'true', 'DE89370400440532013000', 'emailInvalid', '1.234,5\u00A0€ $1,234.5', 'Guten Tag, Anna'],
};

const reactBinding: OutsideProgram = {
  file: 'react.ts',
  text: `
import { defineMessages } from '@resonanz/i18n/messages';
import { LanguageProvider, useMessages } from '@resonanz/i18n/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const messages = defineMessages({ de: { hello: 'Guten Tag' }, en: { hello: 'Good day' } });
function Greeting() {
  return createElement('p', null, useMessages(messages)('hello'));
}
console.log(renderToStaticMarkup(createElement(LanguageProvider, { language: 'en' }, createElement(Greeting))));
`,
  prints: ['<p>Good day</p>'],
};

// On a server there is neither window nor document; dialogs and panels are drawn once they open in a browser.
const onServer: OutsideProgram = {
  file: 'server.ts',
  text: `
import { createElement as e, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { AppFrame } from '@resonanz/app-frame/AppFrame';
import { FrameProviders } from '@resonanz/app-frame/FrameProviders';
import { StaffHeader } from '@resonanz/app-frame/StaffHeader';
import { UserMenu } from '@resonanz/app-frame/UserMenu';
import { ProposalRow } from '@resonanz/channel-card/ProposalRow';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { CookieBanner } from '@resonanz/cookie-banner/CookieBanner';
import { DeclineDialog } from '@resonanz/decline-dialog/DeclineDialog';
import { FeedbackForm } from '@resonanz/feedback-form/FeedbackForm';
import { NotificationPanel } from '@resonanz/notification-panel/NotificationPanel';
import { SelectCampaignDialog } from '@resonanz/select-campaign-dialog/SelectCampaignDialog';
import { buildProposedChannel } from '@resonanz/testing/campaignRequests';
import { buildComments } from '@resonanz/testing/comments';
import { buildWatchList } from '@resonanz/testing/influencers';
import { buildNotifications } from '@resonanz/testing/notifications';
import { buildTodos } from '@resonanz/testing/todos';
import { TodoDialog } from '@resonanz/todo-dialog/TodoDialog';
import { BookmarkButton } from '@resonanz/watch-list/BookmarkButton';
import { WatchList } from '@resonanz/watch-list/WatchList';

const nothing = () => {};
const drawn = (children: ReactNode) =>
  renderToString(e(FrameProviders, { language: 'de', onLanguageChange: nothing, navigate: nothing, children }));
const says = (word: string, children: ReactNode) =>
  console.log(drawn(children).includes(word) ? word : word + ' is missing');
const dialog = { isOpen: true, onOpenChange: nothing };

says(
  'Benachrichtigungen, 2 neue',
  e(NotificationPanel, {
    ...dialog,
    panel: 'brand',
    notifications: buildNotifications(3),
    unread: 2,
    onOpen: nothing,
    onRemove: nothing,
  }),
);
says(
  'Merkliste, 3 Kanäle',
  e(WatchList, {
    ...dialog,
    entries: buildWatchList(3),
    onRemove: nothing,
    onEmpty: nothing,
    onAddToCampaign: nothing,
  }),
);
says(
  'auf Instagram merken',
  e(BookmarkButton, { name: 'Lena Hoffmann', platform: 'Instagram', isBookmarked: false, onChange: nothing }),
);
says(
  'Lena Hoffmann',
  e(ProposalRow, { channel: buildProposedChannel(), onApprove: nothing, onWaitingList: nothing, onDecline: nothing }),
);
says('Kommentare', e(CommentThread, { comments: buildComments(3), onSend: () => Promise.resolve() }));
says('Cookie-Hinweis', e(CookieBanner, { privacyHref: '/privacy', onAnswer: nothing }));
drawn([
  e(SelectCampaignDialog, { key: 1, ...dialog, campaigns: [], channels: [], isBookmarkMode: false, onChoose: nothing }),
  e(FeedbackForm, { key: 2, ...dialog, onSend: () => Promise.reject(new Error('never sent')) }),
  e(TodoDialog, { key: 3, ...dialog, todos: buildTodos(2) }),
  e(DeclineDialog, { key: 4, ...dialog, name: 'Lena Hoffmann', onDecline: nothing }),
]);
const userMenu = () =>
  e(UserMenu, {
    ...dialog,
    audience: 'staff',
    name: 'Katharina B.',
    initials: 'KB',
    email: 'katharina@resonanz.example',
    roleName: 'Management',
    onLogOut: nothing,
  });
says(
  'Nutzermenü, Katharina B.',
  e(AppFrame, { routeKey: '/', header: e(StaffHeader, { roleId: 9, userMenu }), children: 'Inhalt' }),
);
`,
  prints: [
    'Benachrichtigungen, 2 neue',
    'Merkliste, 3 Kanäle',
    'auf Instagram merken',
    'Lena Hoffmann',
    'Kommentare',
    'Cookie-Hinweis',
    'Nutzermenü, Katharina B.',
  ],
};

/**
 * What a user of the foundation packages writes, without and with React, and what a server writes that draws the
 * widgets.
 */
export const programs: readonly OutsideProgram[] = [foundation, reactBinding, onServer];

const RESOLUTIONS = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
} as const;

const settings = (resolution: object, lib: readonly string[]) =>
  ({
    ...resolution,
    target: 'es2023',
    lib,
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  }) as const;

/**
 * The type projects of the programs, by file name: each in both resolutions, declarations of packages checked as well;
 * and the app's.
 */
export const typeProjects: ReadonlyMap<string, object> = new Map<string, object>([
  ...Object.entries(RESOLUTIONS).flatMap(([name, resolution]) =>
    programs.map(({ file }) => {
      const lib = file === foundation.file ? ['ES2023'] : ['ES2023', 'DOM', 'DOM.Iterable'];
      return [
        `tsconfig.${name}.${file.replace('.ts', '.json')}`,
        { compilerOptions: settings(resolution, lib), files: [file] },
      ] as const;
    }),
  ),
  [
    'tsconfig.app.json',
    {
      compilerOptions: {
        ...settings(RESOLUTIONS.bundler, ['ES2023', 'DOM', 'DOM.Iterable']),
        jsx: 'react-jsx',
        noUncheckedSideEffectImports: false,
      },
      files: ['app/main.tsx'],
    },
  ],
  [
    'tsconfig.widgets.json',
    {
      compilerOptions: {
        ...settings(RESOLUTIONS.bundler, ['ES2023', 'DOM', 'DOM.Iterable']),
        jsx: 'react-jsx',
        noUncheckedSideEffectImports: false,
      },
      files: ['widgets/main.tsx', 'widgets/everything.ts'],
    },
  ],
]);
