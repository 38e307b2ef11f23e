import type { LegalSection } from '../../legal/legal-text';

export const materials: LegalSection = {
  id: 'materials',
  title: 'Using the materials',
  body: (
    <>
      <p>
        Videos, texts, recordings, flashcards and grammar sheets are protected by copyright. With
        your account, or your plan while it lasts, you may use them yourself, for learning. You may
        print and keep grammar sheets for your own use.
      </p>
      <p>
        You may not copy videos or recordings, publish, sell or share materials, show them in
        classes or companies, get around access protection, read content out automatically, or train
        software with it. Short quotations that the law allows remain allowed. Teachers who would
        like to use something in class: ask, we usually find a way.
      </p>
    </>
  ),
};
