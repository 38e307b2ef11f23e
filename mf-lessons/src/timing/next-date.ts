export { nextLiveDate as nextDate } from 'shared-contracts';
