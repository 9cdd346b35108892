import { faker } from '@faker-js/faker/locale/de';
import { TODO_STATUS } from '@resonanz/domain/workStates';
import { dateIn, daysBefore } from './days.ts';
import type { DemoLead } from './leadRecords.ts';
import { createRandom } from './random.ts';
import type { DemoCustomer, DemoTodo } from './records.ts';

/** How many there are of each in the large data, those invented by hand included. */
export const LARGE = {
  customers: 3_000,
  brands: 300,
  leads: 2_000,
  todos: 1_500,
  requests: 500,
  ugcRequests: 500,
  contracts: 2_000,
  creatorsOfOneCampaign: 500,
} as const;

/** To-dos of the large data are numbered apart from those written by hand. */
const FIRST_TODO = 1_001;
const OPEN_STATUSES = [1, 2, 3, 4, 5, 8, 9] as const satisfies readonly DemoLead['status'][];

/** As many further records as are missing, each like one of those written by hand. */
function varied<Record>(
  models: readonly Record[],
  count: number,
  vary: (model: Record, at: number) => Record,
): Record[] {
  return Array.from({ length: Math.max(0, count - models.length) }, (_, at) => {
    const model = models[at % models.length];
    if (model === undefined) throw new Error('There is nothing to vary.');
    return vary(model, at);
  });
}

/** Customers of the large data: companies with names of their own, in the trades of those written by hand. */
export function manyCustomers(models: readonly DemoCustomer[], now: Date): DemoCustomer[] {
  faker.seed(4_712);
  return varied(models, LARGE.customers, (model, at) => {
    const random = createRandom(`many customers ${at}`);
    const name = `${faker.company.name()} ${faker.location.city()}`;
    return {
      ...model,
      id: models.length + at + 1,
      name,
      budget: random.int(2, 80) * 5_000,
      archived: random.chance(0.04),
      createdAt: daysBefore(now, random.int(30, 1_800)),
    };
  });
}

/** Leads of the large data; none of them has become a customer. */
export function manyLeads(models: readonly DemoLead[], now: Date): DemoLead[] {
  faker.seed(4_713);
  return varied(models, LARGE.leads, (model, at) => {
    const random = createRandom(`many leads ${at}`);
    const createdAt = daysBefore(now, random.int(5, 700));
    return {
      ...model,
      id: models.length + at + 1,
      company: `${faker.company.name()} ${faker.location.city()}`,
      website: null,
      status: random.pick(OPEN_STATUSES),
      reason: null,
      expectedBudget: random.chance(0.7) ? random.int(2, 90) * 1_000 : null,
      followUpDate: null,
      followUpNotifiedFor: null,
      customerId: null,
      lastContactAt: null,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** To-dos of the large data, nearly all of them done long ago. */
export function manyTodos(models: readonly DemoTodo[], now: Date): DemoTodo[] {
  return varied(models, LARGE.todos, (model, at) => {
    const random = createRandom(`many todos ${at}`);
    const dueIn = random.int(-600, 90);
    return {
      ...model,
      id: FIRST_TODO + at,
      dueDate: dateIn(now, dueIn),
      status: dueIn < -20 ? TODO_STATUS.done : model.status,
      repeat: null,
      repeatFrom: null,
      dueNotifiedFor: dateIn(now, dueIn),
      customerLeadId: null,
      createdAt: daysBefore(now, random.int(1, 40) + Math.max(0, -dueIn)),
    };
  });
}
