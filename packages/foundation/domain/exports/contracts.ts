export {
  CONTRACT_DEFAULTS,
  CONTRACT_ENDING_DAYS,
  CONTRACT_LINK_DAYS,
  CONTRACT_PLACEHOLDERS,
  CONTRACT_REMINDER_DAYS,
  CONTRACT_WAITING_DAYS,
  type ContractDates,
  type ContractPlaceholder,
  type ContractStatus,
  contractStatusOf,
  daysWaiting,
  longWaitingBefore,
} from '../src/contracts.ts';
