import { html, type Html } from './html';

/** A table of the viewer under its heading; it scrolls sideways on a narrow screen. */
export function table(title: string, heads: readonly string[], rows: readonly Html[]): Html {
  return html`<section>
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">None yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  ${heads.map((head) => html`<th scope="col">${head}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}
