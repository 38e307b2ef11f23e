import type { LegalSection } from '../../legal/legal-text';

export const externalLinks: LegalSection = {
  id: 'links',
  title: 'Links to other websites',
  body: (
    <p>
      Some pages link to websites of others, such as authorities, app stores, the card processor or
      Zoom. We chose these links with care but have no influence on those websites, their content
      and their handling of personal data; their operators are responsible for them. Comments show
      the opinion of those who wrote them. Tell us of a link or a comment that should not be there.
    </p>
  ),
};
