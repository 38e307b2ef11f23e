/** Values of the open dialog that a button's handler may read. */
export interface AlertContext {
  /** The text typed into the input of that id; empty when there is no such input. */
  getInputByID(id: string): string;
}

/** Source: ENTITY-alert. */
export interface AlertButton {
  readonly title: string;
  readonly style?: 'primary' | 'secondary' | 'danger';
  /** Runs when the button is pressed; the dialog closes first. */
  readonly onClick?: (context: AlertContext) => void;
  /**
   * In-app path to go to after the dialog has closed; wins over the alert's own. Since 1.13.0 an
   * empty one keeps the learner on the page.
   */
  readonly redirectTo?: string;
}

/** Source: ENTITY-alert. */
export interface AlertInput {
  readonly id: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete?: string;
  readonly initialValue?: string;
}

/**
 * The global alert dialog: 0 buttons give an OK button, 1 or 2 sit side by side, more are stacked;
 * a redirect happens when the dialog is closed.
 * Source: ALERT-no-buttons, ALERT-side-by-side, ALERT-stacked, ALERT-redirect.
 */
export interface Alert {
  /** May be empty: some sentences of the specification have no title. */
  readonly title: string;
  readonly description?: string;
  /** Small print below the description. */
  readonly note?: string;
  /**
   * Message of another party, such as a provider; shown on request.
   *
   * @since 1.13.0
   */
  readonly details?: string;
  readonly inputs?: readonly AlertInput[];
  readonly buttons?: readonly AlertButton[];
  readonly redirectTo?: string;
}
