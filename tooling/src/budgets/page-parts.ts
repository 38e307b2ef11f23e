import type { Bytes } from './bytes-by-module';

function elements(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  const tags = html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'));
  return [...tags].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    ),
  );
}

/**
 * Lists the addresses of the scripts that a composed page names, each once. A page holds the
 * shell's script twice: a `<template>` has a copy for a second try.
 */
export function scriptsOfPage(html: string): readonly string[] {
  const named = (value: string | undefined) => (value === undefined ? [] : [value]);
  const all = [
    ...elements(html, 'script').flatMap(({ src }) => named(src)),
    ...elements(html, 'link')
      .filter((link) => link.rel === 'preload' && link.as === 'script')
      .flatMap(({ href }) => named(href)),
  ];
  return [...new Set(all)];
}

const PARTS =
  /<script type="application\/json" id="(?<data>[\w-]+)">.*?<\/script>|<style data-href="(?<sheet>[^"]*)".*?<\/style>|<div id="root".*(?=<noscript>)/gs;

/**
 * Measures the parts of a composed page before compression: blocks of data, style sheets,
 * prerendered content, and the rest.
 *
 * @param nameOf name of the file at an address
 */
export function bytesByPart(html: string, nameOf: (href: string) => string): Bytes {
  const parts: Record<string, number> = {};
  let rest = html;
  for (const { 0: part, groups = {} } of html.matchAll(PARTS)) {
    const { data, sheet } = groups;
    const name = data
      ? `data: ${data}`
      : sheet
        ? `styles: ${nameOf(sheet)}`
        : 'prerendered content';
    parts[name] = Buffer.byteLength(part);
    rest = rest.replace(part, () => '');
  }
  return { 'head and frame': Buffer.byteLength(rest), ...parts };
}
