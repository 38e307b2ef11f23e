// Draws a picture from a short description: the stage in the first line, then one thing per line.
import { at, svg } from './paper.mjs';
import { height, stages, width } from './stages.mjs';
import { things } from './things.mjs';

const names = (of) => Object.keys(of).join(', ');

function stage(line) {
  const [kind, colours] = line.split(/\s+/);
  const knownStage = stages[kind];
  if (!knownStage) throw new Error(`line 1: “${kind}” is no stage; write one of: ${names(stages)}`);
  if (!knownStage.colours[colours])
    throw new Error(`line 1: a ${kind} has one of these colours: ${names(knownStage.colours)}`);
  return knownStage.draw(knownStage.colours[colours]);
}

function thing(line, number) {
  const [name, ...rest] = line.split(/\s+/);
  const colour = /^#[0-9a-f]{6}$/i.test(rest.at(-1) ?? '') ? rest.pop() : undefined;
  const [x, y, scale = 1, turn = 0] = rest.map(Number);
  if (!Object.hasOwn(things, name))
    throw new Error(`line ${number}: “${name}” is no thing; write one of: ${names(things)}`);
  if (rest.length < 2 || rest.length > 4 || [x, y, scale, turn].some(Number.isNaN))
    throw new Error(
      `line ${number}: write “${name} X Y”, then if you like size, degrees and #colour`,
    );
  return at(x, y, things[name](colour), scale, turn);
}

/**
 * Makes the SVG text of a picture, 960 × 540.
 *
 * @param {string} description for example `table mist`, and in the next line `cup 300 440 0.8 -6
 *   #c97b4a`: a thing, its place in px, its size, its turn in degrees, and its colour
 * @throws an error that names the line, and its allowed values
 */
export function picture(description) {
  const [first, ...rest] = description
    .split('\n')
    .map((line, index) => [line.trim(), index + 1])
    .filter(([line]) => line && !line.startsWith('# '));
  if (!first) throw new Error('line 1: is empty; write a stage, as “table mist”');
  return svg(width, height, stage(first[0]), ...rest.map(([line, number]) => thing(line, number)));
}
