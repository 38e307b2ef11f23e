const MINUTE_MS = 60_000;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Time until a live lesson in words, to the minute: `in 2 days 3 hours`. */
export function timeUntil(start: string, now: number): string {
  const minutes = Math.ceil((Date.parse(start) - now) / MINUTE_MS);
  if (minutes <= 0) return 'It has begun';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts = [
    days > 0 && count(days, 'day'),
    hours > 0 && count(hours, 'hour'),
    days === 0 && minutes % 60 > 0 && count(minutes % 60, 'minute'),
  ];
  return `in ${parts.filter((part) => part !== false).join(' ')}`;
}
