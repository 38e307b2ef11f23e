/** Texts of the dialog that asks for the hour of a private lesson. */
export const privateLesson = {
  important: 'IMPORTANT!',
  /** @param isMove whether the learner moves existing lessons to another hour */
  rules: (isMove: boolean) => [
    'All times are Polish time.',
    isMove
      ? 'The lessons of the next seven days stay where they are.'
      : 'Your first lesson is next week.',
    'Missed lessons cannot be rescheduled.',
    "Upcoming lessons can be rescheduled with at least one week's notice.",
  ],
  agree: 'I agree',
  back: 'Back',
  /** For a member without a name. */
  name: {
    title: 'Your name',
    ask: {
      reason: 'Your account has no name yet. Your teacher sees it beside your hour.',
      submit: 'Save the name and go on',
    },
  },
  choose: 'choose time(Polish time)',
  wait: 'please wait ...',
  ownTime: 'Below each hour: your first lesson, in your own time.',
  firstForYou: 'Your first lesson, in your own time:',
  go: 'Continue',
} as const;
