import { createScreen } from 'kit';
import { SubscriptionsScreen } from './SubscriptionsScreen';

export default createScreen('subscriptions', SubscriptionsScreen);
