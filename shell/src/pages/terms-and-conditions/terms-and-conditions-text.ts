import type { LegalText } from '../legal/legal-text';
import { account } from './sections/account';
import { availability } from './sections/availability';
import { changingPlan } from './sections/changing-plan';
import { comments } from './sections/comments';
import { ending } from './sections/ending';
import { freeTrial } from './sections/free-trial';
import { lawAndCourt } from './sections/law-and-court';
import { liability } from './sections/liability';
import { liveLessons } from './sections/live-lessons';
import { materials } from './sections/materials';
import { plans } from './sections/plans';
import { prices } from './sections/prices';
import { privateLessons } from './sections/private-lessons';
import { renewal } from './sections/renewal';
import { scope } from './sections/scope';
import { changes, contact } from './sections/changes-and-contact';
import { withdrawal } from './sections/withdrawal';

export const termsAndConditionsText: LegalText = {
  title: 'Terms and Conditions',
  intro:
    'What you get with an account and a plan of Grüezi, what it costs, how it ends, and the rules we ask everyone to keep.',
  lastUpdated: '2026-11-20',
  sections: [
    scope,
    account,
    plans,
    freeTrial,
    prices,
    renewal,
    changingPlan,
    withdrawal,
    liveLessons,
    privateLessons,
    comments,
    materials,
    availability,
    liability,
    ending,
    changes,
    lawAndCourt,
    contact,
  ],
};
