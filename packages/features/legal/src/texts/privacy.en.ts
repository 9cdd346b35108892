import { AGENCY } from '@resonanz/domain/agency';
import type { LegalText } from '../LegalText.ts';
import { address, phoneHref, privacyEmailHref } from './contact.ts';

export const privacyEn: LegalText = {
  title: 'Privacy policy',
  intro: 'Which personal data this platform processes, what for, for how long, and which rights you have.',
  sections: [
    {
      id: 'controller',
      title: 'Controller',
      blocks: [
        `The controller within the meaning of the General Data Protection Regulation (GDPR) is ${address}. ` +
          'For all questions on data protection you reach us here:',
        {
          facts: [
            { label: 'E-mail', text: AGENCY.privacyEmail, href: privacyEmailHref },
            { label: 'Phone', text: AGENCY.phone, href: phoneHref },
          ],
        },
      ],
    },
    {
      id: 'summary',
      title: 'In short',
      blocks: [
        {
          list: [
            'Pages, fonts and pictures come from our own server. We embed no analytics, advertising or captcha services of third parties.',
            'Without your consent nothing is stored or loaded that the platform does not need. At present we use nothing additional even with your consent.',
            'Logging out deletes the log-in data in this browser.',
          ],
        },
      ],
    },
    {
      id: 'visit',
      title: 'Visiting the website',
      blocks: [
        'Your browser sends technically necessary data such as IP address, time, requested address and browser identification. We need it to deliver the page and to fend off attacks (Art. 6 (1) (f) GDPR). Our application stores IP addresses only shortened to the network or as a checksum.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts and log-in',
      blocks: [
        'For an account we process name, e-mail address, role, language and region; for brands also company, address, VAT identification number, phone number and contact person. The password is stored only as a hash (Argon2id). The basis is the contract of use (Art. 6 (1) (b) GDPR).',
        'So that you stay logged in and can recognise foreign log-ins, we store for each log-in browser and operating system, the shortened network and the time of last use. You find this list in your profile and can end each log-in. When an unknown device logs in, you receive an e-mail.',
        {
          table: {
            head: ['Data', 'Stored until'],
            rows: [
              ['Access key in the browser', '15 minutes, then it is renewed'],
              ['Log-in that is not used any more', '7 days; the entry is deleted after 30 days at the latest'],
              ['Known devices', '180 days after the last log-in'],
              ['Failed log-ins, as a checksum', '1 hour'],
              ['Links in e-mails to confirm an address or to set a password', '1 day after they expire'],
              ['Answers to repeated entries', '24 hours'],
              ['Account data', 'end of use, then until the end of statutory periods'],
            ],
          },
        },
      ],
    },
    {
      id: 'browser',
      title: 'Cookies and storage in the browser',
      blocks: [
        'The following entries are necessary to provide the platform as you want it (§ 25 (2) no. 2 TDDDG). All of them are our own; nobody else can read them.',
        {
          table: {
            head: ['Name', 'Kind', 'Purpose', 'Duration'],
            rows: [
              [
                'cookieConsent',
                'cookie',
                'your answer to the cookie notice with day and version of this policy',
                '180 days',
              ],
              ['uiLanguage', 'cookie', 'chosen language', '180 days'],
              ['uiTheme', 'cookie', 'chosen look, light or dark', '180 days'],
              ['token, auth', 'localStorage', 'keys of your log-in', 'until log-out'],
              [
                'loginUser, email, userName, fullName, role, roleId',
                'localStorage',
                'who is logged in',
                'until log-out',
              ],
              [
                'userDefaultRegion, userDefaultRegionName, regions, userLanguage',
                'localStorage',
                'region and language of the account',
                'until log-out',
              ],
              [
                'modulePermission, permittedRoutes, isAdmin, isLoggedIn, isBrandLoggedIn, isTesterLoggedIn',
                'localStorage',
                'what you may open',
                'until log-out',
              ],
              [
                'adminMenu, brandMenu, sideNavTabActive, unreadMail, dashboardRoute',
                'localStorage',
                'menu, unread e-mails and start page',
                'until log-out',
              ],
              ['cookieConsent', 'localStorage', 'the same answer for all open tabs', 'until log-out'],
              ['listLook', 'localStorage', 'rows per page, and whether filters are folded', 'until log-out'],
              ['todoPopupClosed', 'sessionStorage', 'notice of today’s to-dos closed', 'until the tab is closed'],
              ['Keys of the menu', 'IndexedDB', 'read the stored menu', 'until log-out'],
            ],
          },
        },
      ],
    },
    {
      id: 'consent',
      title: 'Your consent',
      blocks: [
        'Anything beyond that, for example to understand how the site is used, is stored and loaded only with your consent (§ 25 (1) TDDDG, Art. 6 (1) (a) GDPR). Declining has no disadvantages. We remember both answers for 180 days, so that you are not asked again; when this policy changes, we ask anew.',
        'You can withdraw your consent at any time with effect for the future, or give it later:',
        { action: 'cookieSettings' },
      ],
    },
    {
      id: 'captcha',
      title: 'Protection against automated requests',
      blocks: [
        'When you log in, register or ask for a password, your browser solves a calculation in the background. Task and check come from our server; there is no puzzle, no third party and no cookie. A task is valid for 10 minutes; used answers are deleted one hour after that at the latest (Art. 6 (1) (f) GDPR).',
      ],
    },
    {
      id: 'campaigns',
      title: 'Campaigns, creators and product tests',
      blocks: [
        'To initiate and carry out campaigns we process requests, briefings, decisions, comments, content, contracts and accounts (Art. 6 (1) (b) GDPR).',
        'Of creators we process contact data, publicly visible data of their channels such as name, reach and performance, prices and agreements. Our legitimate interest is to arrange suitable cooperations (Art. 6 (1) (f) GDPR); the data comes from the creators themselves or from their public channels. Brands see only what their campaign needs.',
        'Of testers we process the data of their profile, applications, answers, uploaded files and points, to offer suitable product tests (Art. 6 (1) (b) GDPR).',
      ],
    },
    {
      id: 'messages',
      title: 'E-mails and notifications',
      blocks: [
        'We send e-mails that belong to your account or to an order; recipient and content stay in our queue for delivery for 30 days at the most. You receive newsletters only with your confirmed consent, which you can withdraw by the link in each issue.',
        'Whether you open a newsletter and which links you follow is measured only with a consent of its own (Art. 6 (1) (a) GDPR). For each issue we store the moment of the first opening and of the first click, no addresses and nothing about your device. You can take the consent back in your profile at any time; then we delete these moments.',
        'While the platform is open, it keeps an encrypted connection to our server through which new notifications arrive. Such events are deleted after one minute; the notifications themselves stay until you delete them.',
      ],
    },
    {
      id: 'feedback',
      title: 'Feedback',
      blocks: [
        'You send feedback under your name or anonymously. Anonymous feedback is stored without name, account, address and browser identification; the log holds nothing of it either.',
      ],
    },
    {
      id: 'audit',
      title: 'Log of changes',
      blocks: [
        'Who has changed or exported what and when is kept in a log with the shortened network, to clear up errors and misuse and to prove that we meet our duties (Art. 6 (1) (c) and (f) GDPR). Only the administration has access. Once a year we check which entries are no longer needed, usually after three years, and delete them.',
      ],
    },
    {
      id: 'recipients',
      title: 'Recipients and place of storage',
      blocks: [
        'Within the agency only those people receive data who need it for their task. To run the servers and to send e-mails we use processors with seat and servers in the European Union (Art. 28 GDPR). There is no transfer to third countries and no automated decision-making within the meaning of Art. 22 GDPR.',
      ],
    },
    {
      id: 'retention',
      title: 'Retention',
      blocks: [
        'Unless stated otherwise above, we delete data as soon as its purpose ceases. Business letters are kept for six years, accounting records for eight (§ 257 HGB, § 147 AO). Data on possible claims is kept until they are barred, usually three years from the end of the year.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'Access to your data (Art. 15 GDPR)',
            'Rectification (Art. 16), erasure (Art. 17) and restriction of processing (Art. 18)',
            'Portability of the data you have given us (Art. 20)',
            'Objection to processing based on legitimate interests, on grounds of your particular situation (Art. 21)',
            'Withdrawal of consent with effect for the future (Art. 7 (3))',
          ],
        },
        'A message to the address above is enough. You can also lodge a complaint with a supervisory authority (Art. 77), for example the State Commissioner for Data Protection and Freedom of Information of North Rhine-Westphalia, Kavalleriestraße 2–4, 40213 Düsseldorf.',
      ],
    },
  ],
};
