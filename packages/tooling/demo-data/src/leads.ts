import { industryNamed } from '@resonanz/domain/customers';
import { QUALIFIED, SALES_STATUS, type SalesStatus } from '@resonanz/domain/sales';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { DEMO_USER } from './accounts.ts';
import { CONTACT_ROLES, fictionalPhone, mailOf } from './companyContacts.ts';
import { dateIn, daysBefore } from './days.ts';
import type { DemoLead, DemoLeadContact, DemoLeadEvent, DemoLeadLogEntry } from './leadRecords.ts';
import { createRandom } from './random.ts';
import type { DemoTodo } from './records.ts';
import { type LeadFacts, LEADS } from './words/leads.ts';

/** To-dos of follow-ups are numbered apart from the others. */
const FIRST_TODO = 101;
const DAYS_A_MONTH = 30;
const NOT_QUALIFIED: readonly SalesStatus[] = [SALES_STATUS.lead, SALES_STATUS.unqualified];

const authorOf = ({ owner }: LeadFacts): number => owner ?? DEMO_USER.admin;

/** Days since something last happened to a lead. */
const restedFor = ({ daysAgo, log = [] }: LeadFacts): number => log.at(-1)?.[0] ?? daysAgo;

const followUpOf = ({ followUpIn }: LeadFacts, now: Date): string | null =>
  followUpIn === undefined ? null : dateIn(now, followUpIn);

/** The sales pipeline: leads in every status. */
export function demoLeads(now: Date): DemoLead[] {
  return LEADS.map((facts, index) => {
    const latest = facts.log?.at(-1)?.[0];
    return {
      id: index + 1,
      company: facts.company,
      website: `https://www.${facts.host}/`,
      country: facts.country,
      industryId: industryNamed(facts.industry) ?? null,
      sourceId: facts.source,
      status: facts.status,
      qualified: NOT_QUALIFIED.includes(facts.status) ? QUALIFIED.no : QUALIFIED.yes,
      expectedBudget: facts.budget ?? null,
      expectedMonth: facts.inMonths === undefined ? null : dateIn(now, facts.inMonths * DAYS_A_MONTH).slice(0, 7),
      probability: facts.probability ?? null,
      platforms: facts.platforms ?? [],
      nextStep: facts.nextStep ?? '',
      notes: facts.notes ?? '',
      reason: facts.reason ?? null,
      legalBasis: facts.legalBasis ?? null,
      followUpDate: followUpOf(facts, now),
      followUpNotifiedFor: (facts.followUpIn ?? 1) <= 0 ? followUpOf(facts, now) : null,
      ownerUserId: facts.owner,
      createdBy: authorOf(facts),
      customerId: facts.customerId ?? null,
      lastContactAt: latest === undefined ? null : daysBefore(now, latest),
      createdAt: daysBefore(now, facts.daysAgo),
      updatedAt: daysBefore(now, restedFor(facts)),
      updatedBy: authorOf(facts),
    };
  });
}

/** The persons at the leads, the main one first. */
export function demoLeadContacts(): DemoLeadContact[] {
  return LEADS.flatMap(({ contacts, host, country }, index) => {
    const random = createRandom(`lead ${index}`);
    return contacts.map((name, place) => ({
      customerLeadId: index + 1,
      name,
      role: random.pick(CONTACT_ROLES),
      email: mailOf(name, host),
      phone: place === 0 ? fictionalPhone(random, country) : null,
      isMain: place === 0,
    }));
  });
}

/** Calls, mails and meetings with the leads. */
export function demoLeadLog(now: Date): DemoLeadLogEntry[] {
  return LEADS.flatMap((facts, index) =>
    (facts.log ?? []).map(([daysAgo, kind, note]) => {
      const at = daysBefore(now, daysAgo);
      return { customerLeadId: index + 1, kind, note, at, createdBy: authorOf(facts), createdAt: at };
    }),
  );
}

/** How the leads came to be, and to their status. */
export function demoLeadEvents(now: Date): DemoLeadEvent[] {
  return LEADS.flatMap((facts, index): DemoLeadEvent[] => {
    const line = { entity: 'customerLead', entityId: index + 1, userId: authorOf(facts) } as const;
    const added: DemoLeadEvent = {
      ...line,
      action: HISTORY_ACTION.add,
      changes: { company: [null, facts.company] },
      at: daysBefore(now, facts.daysAgo),
      reason: null,
    };
    if (facts.status === SALES_STATUS.lead) return [added];
    return [
      added,
      {
        ...line,
        action: HISTORY_ACTION.statusChange,
        changes: { status: [SALES_STATUS.lead, facts.status] },
        at: daysBefore(now, restedFor(facts)),
        reason: facts.reason ?? null,
      },
    ];
  });
}

/** The to-dos of the follow-ups. */
export function demoLeadTodos(now: Date): DemoTodo[] {
  return LEADS.flatMap((facts, index): DemoTodo[] => {
    const dueDate = followUpOf(facts, now);
    if (dueDate === null) return [];
    return [
      {
        id: FIRST_TODO + index,
        title: `Wiedervorlage: ${facts.company}`,
        description: facts.nextStep ?? '',
        dueDate,
        assignUserId: authorOf(facts),
        createdBy: authorOf(facts),
        status: SALES_STATUS.lead,
        repeat: null,
        repeatFrom: null,
        dueNotifiedFor: facts.followUpIn === 0 ? dueDate : null,
        customerLeadId: index + 1,
        createdAt: daysBefore(now, restedFor(facts)),
      },
    ];
  });
}
