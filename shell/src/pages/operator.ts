/** Who runs the school, as every page of the shell names them. The operator is a sample. */
export const OPERATOR = {
  product: 'Grüezi',
  name: 'Grüezi Sprachschule',
  place: 'Zürich',
  country: 'Switzerland',
  email: 'hallo@swissgerman.example',
} as const;
