/** Part of "Which data we process": what comes up while learning. */
export function LearningData() {
  return (
    <>
      <h3>Your learning</h3>
      <ul>
        <li>Progress: how far you have watched a lesson and when your flashcards come up again.</li>
        <li>
          Comments: the text you write under a lesson, with your username, your user ID and the
          time. Everyone whose plan includes the lesson can read them.
        </li>
        <li>
          Live lessons: what you write in the text chat, shown with your username, and in the Zoom
          meeting the name you enter there and, if you turn them on, your camera and microphone.
        </li>
        <li>
          Recordings: a live lesson can be recorded for other VIP members. What you say or show in
          it can then be part of the recording.
        </li>
        <li>Private lessons: the day and hour you have booked.</li>
      </ul>
    </>
  );
}
