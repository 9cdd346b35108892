export { followerHistory, HISTORY_DAYS, historyDays, type DemoFollowerHistory } from '../src/followerHistory.ts';
