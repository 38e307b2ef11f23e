import { escapeHtml } from 'delivery/html';
import { byScenario, type Sample } from '../samples';
import { format } from './format';
import { displayOf, scenarioTitle, subjectName } from './metrics';
import { element } from './markup';

/** Whether it was measured only once: a count, a size, or an average. */
export const isSingle = (samples: readonly Sample[]): boolean =>
  samples.every(({ round }) => round === 0);

interface Row {
  readonly name: string;
  readonly values: Sample['values'];
}

const cell = (name: string, text: string) => element(name, {}, escapeHtml(text));

function table(title: string, rows: readonly Row[]): string {
  const metrics = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const value = (values: Sample['values'], metric: string) => {
    const { unit, divisor } = displayOf(metric);
    const figure = values[metric];
    return figure === undefined ? '' : format(figure / divisor, unit);
  };
  const head = ['', ...metrics.map((metric) => displayOf(metric).label)];
  const lines = rows.map(({ name, values }) => [
    cell('td', name),
    ...metrics.map((metric) => cell('td', value(values, metric))),
  ]);
  return element(
    'section',
    { class: 'card' },
    cell('h3', title) +
      element(
        'table',
        {},
        [head.map((name) => cell('th', name)), ...lines]
          .map((cells) => element('tr', {}, cells.join('')))
          .join(''),
      ),
  );
}

const SCREEN = /^backend-/;

/** Tables of all that was measured once: all screens in one, every other scenario in its own. */
export function tableSections(samples: readonly Sample[]): string {
  const single = byScenario(samples).filter(isSingle);
  const isScreen = ([first]: readonly Sample[]) => SCREEN.test(first?.scenario ?? '');
  const screens = single
    .filter(isScreen)
    .flat()
    .map(({ scenario, values }) => ({ name: scenarioTitle(scenario), values }));
  const others = single
    .filter((group) => !isScreen(group))
    .map((group) =>
      table(
        scenarioTitle(group[0]?.scenario ?? ''),
        group.map(({ subject, values }) => ({ name: subjectName(subject), values })),
      ),
    );
  return [...(screens.length > 0 ? [table('What each screen asks of the backend', screens)] : [])]
    .concat(others)
    .join('\n');
}
