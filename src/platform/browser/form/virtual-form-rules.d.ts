declare module 'virtual:form-rules' {
  /** By endpoint, as the client names it (`accounts.signIn`), and field: what the contract marks with `form: true`. */
  export const formRules: Readonly<Record<string, import('./form-rule.ts').FormRules>>;
}
