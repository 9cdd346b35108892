import { describe, expect, test } from 'vitest';
import { ROLE_IDS } from '../roles.ts';
import { can, nextStates } from './can.ts';
import { MACHINES, type Machine, type StateOf } from './machines.ts';
import type { Actor, Fact } from './rules.ts';

/*
 * The tables, written down by hand and not from the code. One line is
 *   from -> to | who | what is needed | what is warned of
 * where "work" is staff and the system, "brand*" the brand or staff on its behalf with a note, and "''" the empty text.
 */
const TABLES: Readonly<Record<Machine, string>> = {
  invoiceStatus: `
    Offen -> Eingegangen | work | file amount
    Eingegangen -> Bezahlt | work | paymentDate amount
    Eingegangen -> Offen | work | reason
    Bezahlt -> Eingegangen | superAdmin | reason
    Offen -> Bezahlt | work | creditNote paymentDate amount`,
  contentStatus: `
    '' -> Offen | work | entryInCampaign
    Offen -> Eingereicht | work | fileOrLink
    Eingereicht -> Korrektur | work | comment
    Eingereicht -> Freigegeben | work | finalContentApproved
    Korrektur -> Eingereicht | work
    Freigegeben -> Online | work | contentLink publishDate
    Freigegeben -> Korrektur | work | reason
    Online -> Freigegeben | superAdmin | reason`,
  brandInvoiceStatus: `
    1 -> 2 | work | invoiceNumber invoiceDate
    2 -> 3 | work | paymentDate
    2 -> 1 | work
    3 -> 2 | superAdmin | reason`,
  finalContentStatus: `
    0 -> 1 | brand*
    0 -> 2 | brand* | reason
    2 -> 0 | work | newVersion
    1 -> 2 | brand* | reason notOnline`,
  userApproval: `
    0 -> 1 | work
    0 -> 2 | work | reason
    2 -> 0 | anyone
    2 -> 1 | work
    1 -> 2 | work | reason`,
  requestStatus: `
    1 -> 2 | work
    1 -> 3 | work | reason
    3 -> 1 | brand`,
  requestNdaStatus: `
    0 -> 2 | brand | name ndaVersion
    0 -> 1 | brand
    1 -> 0 | work
    2 -> 0 | work | newVersion`,
  brandStatus: `
    '' -> 1 | work | visibleToBrand
    1 -> 2 | brand*
    1 -> 3 | brand*
    1 -> 4 | brand* | declineReason
    2 -> 3 | brand*
    2 -> 4 | brand* | declineReason
    2 -> 1 | work
    3 -> 4 | brand* | declineReason entryBeforeCampaign contractUnsigned
    4 -> 1 | work | changedPrice`,
  ndaSignedStatus: `
    0 -> 1 | work
    1 -> 2 | anyone
    1 -> 0 | work
    2 -> 0 | work | newVersion`,
  pipelineState: `
    1 -> 2 | work | | priceAndService
    2 -> 3 | work | brandAgreed ndaSigned
    2 -> 1 | work
    3 -> 2 | work | contractUnsigned contentOpen
    1 -> 3 | staff | brandAgreed ndaSigned | priceAndService`,
  projectStatus: `
    1 -> 2 | work
    2 -> 3 | work
    2 -> 1 | work | noApplications
    3 -> 2 | superAdmin | reason`,
  projectApplicationStatus: `
    0 -> 1 | work | placeFree
    0 -> 2 | work
    0 -> 3 | work
    3 -> 1 | work | placeFree
    3 -> 2 | work
    1 -> 2 | work | notShipped reason
    2 -> 0 | tester | projectOpen`,
  salesStatus: `
    1 -> 2 | work
    1 -> 3 | work | reason
    1 -> 8 | work
    1 -> 9 | work | followUpDate
    1 -> 6 | work | reason
    2 -> 8 | work
    2 -> 7 | work
    2 -> 9 | work | followUpDate
    2 -> 6 | work | reason
    2 -> 3 | work | reason
    3 -> 1 | work
    3 -> 2 | work
    8 -> 7 | work
    8 -> 9 | work | followUpDate
    8 -> 2 | work
    8 -> 6 | work | reason
    7 -> 4 | work
    7 -> 5 | work
    7 -> 6 | work | reason
    7 -> 9 | work | followUpDate
    4 -> 5 | work
    4 -> 6 | work | reason
    4 -> 7 | work
    4 -> 9 | work | followUpDate
    9 -> 2 | work
    9 -> 4 | work
    9 -> 6 | work | reason
    9 -> 7 | work
    9 -> 8 | work
    6 -> 9 | work | followUpDate
    6 -> 1 | work`,
  todoStatus: `
    1 -> 2 | work
    2 -> 3 | work
    1 -> 3 | work
    3 -> 1 | work
    2 -> 1 | work`,
  customerStatus: `
    1 -> 2 | work
    2 -> 3 | work
    3 -> 2 | work`,
  notification: `
    new -> old | anyone
    old -> read | anyone
    new -> deleted | anyone
    old -> deleted | anyone
    read -> deleted | anyone`,
  userRegistration: `
    registered -> emailVerified | anyone | emailConfirmed
    emailVerified -> approved | work
    emailVerified -> declined | work | reason`,
  userState: `
    active -> deactivated | work
    deactivated -> active | work
    deactivated -> reactivationAsked | brand
    reactivationAsked -> active | work
    active -> archived | work
    deactivated -> archived | work
    archived -> active | work`,
  companyNameChange: `
    pending -> approved | work
    pending -> declined | work | reason`,
  campaignStatus: `
    1 -> 2 | work
    2 -> 3 | work
    3 -> 4 | work
    1 -> 5 | work
    2 -> 5 | work
    3 -> 5 | work
    4 -> 3 | admin`,
  campaignActive: `
    1 -> 0 | work
    0 -> 1 | work`,
  campaignArchive: `
    0 -> 1 | work | finishedOrInactive
    1 -> 0 | work`,
  feedback: `
    unread -> read | work`,
  feedbackPlace: `
    active -> archived | work
    archived -> active | work
    active -> deleted | work
    archived -> deleted | work
    deleted -> active | work | within30Days`,
  emailThread: `
    unread -> read | work
    read -> unread | work`,
  emailFolder: `
    inbox -> archived | work
    archived -> inbox | work`,
  published: `
    1 -> 0 | work
    0 -> 1 | staff | ndaAccepted`,
  contract: `
    draft -> sent | work | document sentDate
    sent -> signed | work | signedDate
    signed -> countersigned | work | secondSignedDate
    countersigned -> ended | work | endDatePassed
    draft -> cancelled | work
    sent -> cancelled | work`,
  agencyNda: `
    draft -> sent | work
    sent -> signed | anyone
    sent -> declined | anyone
    signed -> expired | work`,
  newsletter: `
    draft -> scheduled | work
    scheduled -> sending | work
    sending -> sent | work
    scheduled -> draft | work
    sending -> failed | work
    failed -> scheduled | work`,
  learningMaterial: `
    draft -> published | work
    published -> hidden | work
    hidden -> published | work`,
  amazonUser: `
    registered -> approved | work
    registered -> declined | work | declineReason
    approved -> ordered | work
    approved -> declined | work | declineReason
    ordered -> refundOpen | work | document
    ordered -> declined | work | declineReason
    refundOpen -> refunded | work`,
  cooperation: `
    planned -> running | work
    running -> completed | work
    planned -> cancelled | work
    running -> cancelled | work`,
  personState: `
    new -> checked | work
    new -> blocked | work | reason
    checked -> visible | work
    visible -> checked | work
    checked -> blocked | work | reason
    visible -> blocked | work | reason
    blocked -> checked | work`,
};

const ACTORS: readonly Actor[] = [...ROLE_IDS, 'system'];
const WHO: Readonly<Record<string, readonly Actor[]>> = {
  anyone: ACTORS,
  work: [1, 6, 9, 'system'],
  staff: [1, 6, 9],
  admin: [1, 6],
  superAdmin: [6],
  brand: [2, 3],
  'brand*': [2, 3],
  tester: [8],
};
/** Staff that may act on behalf of the brand. */
const STANDING_IN: readonly Actor[] = [1, 6, 9];

interface Line {
  readonly from: string | number;
  readonly to: string | number;
  readonly who: string;
  readonly needs: readonly Fact[];
  readonly warns: readonly Fact[];
}

const stateOf = (text: string): string | number => (text === "''" ? '' : /^\d+$/.test(text) ? Number(text) : text);
const factsOf = (text = ''): readonly Fact[] => text.split(' ').filter(Boolean) as readonly Fact[];

function linesOf(machine: Machine): readonly Line[] {
  return TABLES[machine]
    .trim()
    .split('\n')
    .map((line) => {
      const [move = '', who = '', needs, warns] = line.split('|').map((part) => part.trim());
      const [from = '', to = ''] = move.split(' -> ');
      return { from: stateOf(from), to: stateOf(to), who, needs: factsOf(needs), warns: factsOf(warns) };
    });
}

type Names = 'contentStatus';
/** The types of one table cover all. */
const decide = (machine: Machine, from: string | number, to: string | number, roleId: Actor, facts: readonly Fact[]) =>
  can(machine as Names, from as StateOf<Names>, to as StateOf<Names>, {
    ...Object.fromEntries(facts.map((fact) => [fact, true])),
    roleId,
  });

const machines = Object.keys(MACHINES) as readonly Machine[];

describe.each(machines)('the table %s', (machine) => {
  const lines = linesOf(machine);
  const states = [...new Set(lines.flatMap(({ from, to }) => [from, to]))];
  const pairs = states.flatMap((from) => states.map((to) => ({ from, to })));

  test('allows what the decisions list and nothing else, to those who may', () => {
    const found = pairs.flatMap(({ from, to }) => {
      const line = lines.find((each) => each.from === from && each.to === to);
      return ACTORS.map(
        (actor) =>
          [
            `${from} -> ${to} by ${actor}`,
            decide(machine, from, to, actor, ['note', ...(line?.needs ?? []), ...(line?.warns ?? [])]),
          ] as const,
      );
    });
    const expected = pairs.flatMap(({ from, to }) => {
      const line = lines.find((each) => each.from === from && each.to === to);
      return ACTORS.map((actor) => {
        const reason = line ? 'roleNotAllowed' : 'transitionNotAllowed';
        const may = line && (WHO[line.who]?.includes(actor) || (line.who === 'brand*' && STANDING_IN.includes(actor)));
        return [
          `${from} -> ${to} by ${actor}`,
          may ? { allowed: true, warnings: [] } : { allowed: false, reason },
        ] as const;
      });
    });
    const correct = (list: readonly (readonly [string, unknown])[]) => Object.fromEntries(list);
    // The super admin with a reason corrects anything, which has tests of its own.
    const others = ([key]: readonly [string, unknown]) => !key.endsWith(' by 6');
    expect(correct(found.filter(others))).toEqual(correct(expected.filter(others)));
  });

  test('rejects each transition without one of its facts, and warns without the others', () => {
    for (const { from, to, who, needs, warns } of lines) {
      const actor = WHO[who]?.[0];
      if (actor === undefined) throw new Error(`nobody is ${who}`);
      for (const missing of needs) {
        const given = needs.filter((fact) => fact !== missing);
        expect(decide(machine, from, to, actor, given)).toEqual({ allowed: false, reason: `${missing}Required` });
      }
      expect(decide(machine, from, to, actor, needs)).toEqual({ allowed: true, warnings: warns });
    }
  });

  test('lets staff stand in for the brand with a note, where the decisions say so', () => {
    for (const { from, to, who, needs } of lines.filter((line) => line.who === 'brand' || line.who === 'brand*')) {
      const standsIn = who === 'brand*';
      expect(decide(machine, from, to, 9, needs)).toEqual({
        allowed: false,
        reason: standsIn ? 'noteRequired' : 'roleNotAllowed',
      });
      expect(decide(machine, from, to, 9, [...needs, 'note']).allowed).toBe(standsIn);
      expect(decide(machine, from, to, 'system', [...needs, 'note'])).toEqual({
        allowed: false,
        reason: 'roleNotAllowed',
      });
    }
  });

  test('offers each role what it may choose', () => {
    for (const actor of ACTORS) {
      for (const from of states) {
        const offered = lines.filter(
          (line) =>
            line.from === from &&
            (WHO[line.who]?.includes(actor) || (line.who === 'brand*' && STANDING_IN.includes(actor))),
        );
        expect(nextStates(machine as Names, from as StateOf<Names>, actor)).toEqual(offered.map(({ to }) => to));
      }
    }
  });
});
