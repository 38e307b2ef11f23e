import { find, type World } from '../world';

/** A schedule that no longer steers its subscription. */
export function endSchedule(
  world: World,
  id: string,
  status: 'canceled' | 'released' | 'completed',
): void {
  const schedule = find(world.state.schedules, 'subscription schedule', id);
  schedule.status = status;
  schedule.current_phase = null;
  if (status === 'released') {
    schedule.released_at = world.now();
    schedule.released_subscription = schedule.subscription as string;
    schedule.subscription = null;
  } else if (status === 'canceled') {
    schedule.canceled_at = world.now();
  } else {
    schedule.completed_at = world.now();
  }
  world.emit(`subscription_schedule.${status}`, schedule);
}
