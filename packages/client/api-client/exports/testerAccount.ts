export {
  testerAccountKeys,
  testerAccountMutations,
  testerAccountQueries,
  type TesterBooking,
  type TesterLedger,
  type TesterNextPoints,
  type TesterProfile,
  type TesterProfileChange,
} from '../src/testerAccount.ts';
