/** Words of the mail that brings an enquiry to the operator, in English. */
export const en = {
  subject: 'Kinora: enquiry from',
  name: 'Name',
  company: 'Company',
  contact: 'Contact',
  budget: 'Budget',
  noBudget: 'not named',
} as const;

/** What every language must supply. */
export type BusinessMailTexts = { [Key in keyof typeof en]: string };
